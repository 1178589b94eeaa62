import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectPath, expectQuery } from '../address'
import {
  countOfRows,
  exactSwitch,
  failedList,
  filterField,
  filters,
  headings,
  openFilters,
  PHONE,
  retry,
  rows,
  showInactive,
  table,
  WIDE,
} from '../list-page'
import { reload, screen } from '../screen'
import { violations } from '../violations'
import { world } from '../world'

const USERS = '/administration/users'
const user = (username: string) => table().getByRole('rowheader').filter({ hasText: username })
const sortBy = (name: string) => table().getByRole('button', { name, exact: true }).click()

describe('the list of users', () => {
  it('[USR-73] the list of a service point’s users shows for each user which record is assigned: the client, the center or the point', async () => {
    await screen(`${USERS}?servicePoint=gran%20via`, { as: 'provider-admin', ...PHONE })
    await expect.element(user('customer-supervisor')).toMatchTextContent('Whole client')
    await expect.element(user('customer-pickup')).toMatchTextContent('Service point')
    expect(document.documentElement.scrollWidth).toBe(PHONE.width)
    expect(await violations()).toEqual([])
  })

  it('[LST-1] the list of users keeps filters in any script after a page of a user was opened, and after a reload', async () => {
    const address = `${USERS}?name=Mar%C3%ADa&lastname=%C3%91&active=false`
    await screen(address, { as: 'provider-admin', ...WIDE })
    await expect.element(user('former-user')).toBeVisible()
    expect(countOfRows()).toBe(2)
    await expectQuery({ name: 'María', lastname: 'Ñ', active: 'false' })
    await openFilters()
    await filterField('Last name').fill('')
    await filterField('Name').fill('Adela & co')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Nothing matches these filters')).toBeVisible()
    await expectQuery({ name: 'Adela & co', active: 'false' })
    await filterField('Name').fill('Adela')
    await userEvent.keyboard('{Enter}')
    await page.getByRole('link', { name: 'Edit provider-admin' }).click()
    await expectPath(`${USERS}/13`)
    history.back()
    await expect.element(user('provider-admin')).toBeVisible()
    await reload({ as: 'provider-admin', ...WIDE })
    await openFilters()
    await expect.element(filterField('Name')).toHaveValue('Adela')
  })

  it('[LST-3] the list of users has pages, is sorted by the newest users first, and contains no inactive users', async () => {
    await screen(USERS, { as: 'provider-admin', ...WIDE })
    await expect.poll(countOfRows).toBe(11)
    expect(headings()).toEqual([
      'Select',
      'User type',
      'Country',
      'Username',
      'Name',
      'Last name',
      'E-mail',
      'Created',
      'Modified',
      'Actions',
    ])
    await expect.element(rows().nth(1)).toMatchTextContent('customer-amazon')
    await page.getByRole('button', { name: 'Last page' }).click()
    await expect.element(user('customer-operator')).toBeVisible()
    await expectQuery({ page: '2' })
    await sortBy('Username')
    await expect.element(rows().nth(1)).toMatchTextContent('customer-amazon')
    await expectQuery({ orderBy: 'username', direction: 'ASC' })
    await sortBy('Username')
    await expect.element(rows().nth(1)).toMatchTextContent('provider-staff')
    await expectQuery({ orderBy: 'username' })
  })

  it('[LST-3] the list of users refuses an incomplete e-mail address if an exact match is required, and its export has the same filters as the list', async () => {
    await screen(USERS, { as: 'provider-admin', ...WIDE })
    await showInactive().click()
    await openFilters()
    await filterField('E-mail').fill('former-user')
    await exactSwitch('E-mail').click()
    await filterField('E-mail').click()
    await userEvent.keyboard('{Enter}')
    await expect
      .element(filters().getByText('Enter an e-mail address such as name@company.com'))
      .toBeVisible()
    await filterField('E-mail').fill('Former-User@remesa.example')
    await userEvent.keyboard('{Enter}')
    await expect.poll(countOfRows).toBe(2)
    await expect.element(user('former-user')).toBeVisible()
    // The rows of inactive users must have no link to the page of the user.
    expect(table().getByRole('link').elements()).toEqual([])
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await expect.element(page.getByText(/The report has been requested/)).toBeVisible()
    expect(world.sent('users.requestReport').at(-1)?.body).toMatchObject({
      filterOptions: { email: 'Former-User@remesa.example', emailPrecise: true, active: false },
      informationOptions: { country: true, administrator: true, userType: true },
    })
    expect(await violations()).toEqual([])
  })

  it('[LST-2] [LST-4] [RTE-11] the list of users shows a supervisor only users of the same customer, whatever the URL is', async () => {
    const address = `${USERS}?countryId=2&userType=REMESA&page=99&orderBy=country.name`
    await screen(address, { as: 'customer-supervisor', ...WIDE })
    await expect.element(user('customer-pickup')).toBeVisible()
    await expect.element(user('customer-other')).not.toBeInTheDocument()
    await expectQuery({})
    expect(headings()).not.toContain('Country')
    expect(headings()).not.toContain('User type')
    const tabs = page.getByRole('navigation', { name: 'Parts of the administration' })
    await expect.element(tabs.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page')
    await tabs.getByRole('link', { name: 'Clients' }).click()
    await expectPath('/administration/clients')
    await expect.element(tabs.getByRole('link', { name: 'Clients' })).toHaveAttribute('aria-current', 'page')
  })

  it('[RTE-6] a user without rights in the administration can’t open the list of users, and finds no link to it', async () => {
    await screen(USERS, { as: 'customer-viewer' })
    await expectPath('/orders')
    await expect.element(page.getByRole('link', { name: 'Administration' })).not.toBeInTheDocument()
  })

  it('[LST-3] [LST-5] the list of users keeps the typed values after a failure or a withdrawn right, and can be loaded again', async () => {
    await screen(USERS, { as: 'provider-staff', ...WIDE })
    await expect.poll(countOfRows).toBe(11)
    await openFilters()
    await filterField('E-mail').fill('not applied yet')
    world.setOnline(false)
    await sortBy('Name')
    await expect.element(failedList()).toBeVisible()
    world.setOnline(true)
    await retry().click()
    await expect.poll(countOfRows).toBe(11)
    await expectQuery({ orderBy: 'name', direction: 'ASC' })
    await expect.element(filterField('E-mail')).toHaveValue('not applied yet')
    world.sendAs('users.list', 'customer-viewer')
    await sortBy('Username')
    await expect.element(failedList()).toBeVisible()
  })

  it('[USR-95] the card of a user on a phone shows the e-mail, but shows the country only if the viewer has chosen its column', async () => {
    await screen(USERS, { as: 'provider-admin', ...PHONE })
    await expect.element(table().getByText('customer-amazon@remesa.example')).toBeVisible()
    await expect.element(table().getByText('BR', { exact: true })).not.toBeVisible()
    await screen(`${USERS}?columns=username,country`, { as: 'provider-admin', ...PHONE })
    await expect.element(table().getByText('BR', { exact: true })).toBeVisible()
  })

  it('[LST-3] the list of users has cards on a phone, with its filters in a drawer', async () => {
    await screen(USERS, { as: 'provider-admin', ...PHONE, locale: 'es' })
    await page.getByRole('button', { name: 'Filtros' }).click()
    const drawer = page.getByRole('dialog', { name: 'Filtros' })
    await drawer.getByRole('textbox', { name: 'Usuario', exact: true }).fill('pickup')
    await drawer.getByRole('button', { name: 'Filtrar', exact: true }).click()
    await expect.element(user('customer-pickup')).toBeVisible()
    await expect.poll(countOfRows).toBe(2)
    expect(document.documentElement.scrollWidth).toBe(PHONE.width)
    expect(await violations()).toEqual([])
  })
})
