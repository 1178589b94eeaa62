import { unwrap } from '@remesa/api-client/tasks'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectQuery } from '../address'
import { countOfRows, PHONE, rows, showInactive, table, WIDE } from '../list-page'
import { closeNotice } from '../notice'
import { reload, screen } from '../screen'
import { violations } from '../violations'
import { world } from '../world'

const USERS = '/administration/users'
const viewsButton = () => page.getByRole('button', { name: 'Views', exact: true })
const inUse = (name: string) => page.getByRole('button', { name: `View: ${name}`, exact: true })
const modified = (name: string) => page.getByRole('button', { name: `View: ${name} modified`, exact: true })
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
const view = (name: string) => page.getByRole('menuitemradio', { name, exact: true })
const dialog = () => page.getByRole('dialog')
const nameField = () => dialog().getByRole('textbox', { name: 'Name of the view' })
const save = () => dialog().getByRole('button', { name: 'Save', exact: true })

/** Saves the current state of the list as a view. */
const saveView = async (name: string, { shared = false, asDefault = false } = {}) => {
  await page.getByRole('button', { name: /^(Views$|View:)/ }).click()
  await item('Save as view').click()
  await nameField().fill(name)
  if (shared) await dialog().getByText('Share with other administrators').click()
  if (asDefault) await dialog().getByText('Use as my default').click()
  await save().click()
  await expect.element(page.getByText(`View “${name}” saved`)).toBeVisible()
}

const removeView = async (name: string) => {
  await inUse(name).click()
  await item('Remove view').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove view' }).click()
  await expect.element(page.getByText(`View “${name}” removed`)).toBeVisible()
}

/** Renames the only saved view of a user, as in another browser of this user. */
const renameElsewhere = async (username: string, name: string) => {
  const { views } = world.as(username)
  const [first] = await unwrap(views.list({ query: { list: 'users' } }))
  if (first === undefined) throw new Error('the user has no view')
  await unwrap(views.change({ params: { id: first.id }, body: { name } }))
  return first.id
}

describe('the views of a list', () => {
  it('[LST-6] [LST-7] a list opens with the user’s default view, unless its URL contains another state', async () => {
    const open = (query = '') => screen(`${USERS}${query}`, { as: 'provider-staff', ...WIDE })
    await open('?username=customer&orderBy=username&direction=ASC')
    await saveView('Customers', { asDefault: true })
    await open()
    await expect.element(inUse('Customers')).toBeVisible()
    await expect.element(rows().nth(1)).toMatchTextContent('customer-deposit')
    await expectQuery({ username: 'customer', orderBy: 'username', direction: 'ASC' })
    await open('?name=Adela')
    await expect.element(viewsButton()).toBeVisible()
    await expectQuery({ name: 'Adela' })
    await open()
    await inUse('Customers').click()
    await item('Stop using as default').click()
    await expect.element(page.getByText('The list no longer opens with “Customers”')).toBeVisible()
    await open()
    await expect.poll(countOfRows).toBe(11)
    await expectQuery({})
  })

  it('[LST-6] the button of a saved view says if a filter was modified, also after a reload, and can restore the view', async () => {
    await screen(`${USERS}?username=customer`, { as: 'provider-staff', ...WIDE })
    await saveView('Customers', { asDefault: true })
    await showInactive().click()
    await expect.element(modified('Customers')).toBeVisible()
    await reload({ as: 'provider-staff', ...WIDE })
    await modified('Customers').click()
    await item('Discard changes').click()
    await expect.element(inUse('Customers')).toBeVisible()
    await inUse('Customers').click()
    await item('Show the whole list').click()
    await expect.element(viewsButton()).toBeVisible()
    await expectQuery({ page: '1' })
    await reload({ as: 'provider-staff', ...WIDE })
    await expect.poll(countOfRows).toBe(11)
    await expect.element(viewsButton()).toBeVisible()
  })

  it('[VIE-2] [VIE-6] a shared view of a list skips filters that the administrator who opens it may not use', async () => {
    await screen(`${USERS}?countryId=1&name=Olga`, { as: 'provider-admin', ...WIDE })
    await saveView('Olga of Spain', { shared: true })
    await screen(USERS, { as: 'provider-staff', ...WIDE })
    await viewsButton().click()
    await view('Olga of Spain · Adela Marín').click()
    await expect.element(inUse('Olga of Spain')).toBeVisible()
    await expect.element(table().getByRole('rowheader')).toMatchTextContent('customer-operator')
    await expectQuery({ name: 'Olga' })
    await inUse('Olga of Spain').click()
    await expect.element(item('Use as default')).toBeVisible()
    await expect.element(item('Remove view')).not.toBeInTheDocument()
    await screen(USERS, { as: 'customer-supervisor', ...WIDE })
    await viewsButton().click()
    await expect.element(item('No saved views yet')).toBeVisible()
  })

  it('[VIE-3] [VIE-7] overwriting a saved view that was renamed in another tab needs a second click', async () => {
    await screen(`${USERS}?active=false`, { as: 'customer-supervisor', ...WIDE })
    await saveView('Inactive')
    await inUse('Inactive').click()
    await item('Rename or share').click()
    await nameField().fill('Former colleagues')
    await renameElsewhere('customer-supervisor', 'Gone')
    await save().click()
    await expect.element(dialog().getByText(/It is now called “Gone”/)).toBeVisible()
    await expect.element(nameField()).toHaveValue('Former colleagues')
    await save().click()
    await expect.element(inUse('Former colleagues')).toBeVisible()
  })

  it('[VIE-3] [VIE-7] the current state of a list does not overwrite a saved view that was changed or removed in another tab', async () => {
    await screen(`${USERS}?active=false`, { as: 'customer-supervisor', ...WIDE })
    await saveView('Inactive')
    const id = await renameElsewhere('customer-supervisor', 'Gone')
    await showInactive().click()
    await modified('Inactive').click()
    await item('Save changes to “Inactive”').click()
    await expect
      .element(page.getByText(/“Gone” has been changed elsewhere in the meantime. Nothing was saved/))
      .toBeVisible()
    await expect.element(modified('Gone')).toBeVisible()
    await world.as('customer-supervisor').views.remove({ params: { id } })
    await modified('Gone').click()
    await item('Rename or share').click()
    await nameField().fill('Mine')
    await save().click()
    await expect
      .element(dialog().getByText('The view no longer exists, or is no longer shared with you.'))
      .toBeVisible()
  })

  it('[FRA-20] a view of a list is saved once, even if the response is lost', async () => {
    await screen(`${USERS}?name=Ana`, { as: 'provider-staff', ...WIDE })
    await world.fail({ call: 'views.save', as: 'lost-answer', times: 9 })
    await viewsButton().click()
    await item('Save as view').click()
    await nameField().fill('Ana')
    await save().click()
    await closeNotice()
    await expect.element(dialog().getByText(/The view may have been saved/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await screen(`${USERS}?name=Ana`, { as: 'provider-staff', ...WIDE })
    await page.getByRole('button', { name: /^(Views$|View:)/ }).click()
    await expect.element(page.getByRole('menuitemradio')).toMatchTextContent('Ana')
  })

  it('[FRA-20] the dialog that saves a view keeps the typed text if the user’s right was withdrawn in the meantime', async () => {
    await screen(`${USERS}?name=Ana`, { as: 'provider-staff', ...WIDE })
    await saveView('Ana')
    world.sendAs('views.change', 'customer-operator')
    await inUse('Ana').click()
    await item('Rename or share').click()
    await nameField().fill('Ana María')
    await save().click()
    await closeNotice('Not authorised')
    await expect.element(dialog().getByText(/The view was not saved/)).toBeVisible()
    await expect.element(nameField()).toHaveValue('Ana María')
  })

  it('[LST-6] a saved view with a long name fits the page of a phone, and can be removed', async () => {
    await screen(`${USERS}?name=Pablo`, { as: 'customer-supervisor', ...PHONE })
    const name = 'A view with a name that is longer than the button'
    await saveView(name)
    expect(document.documentElement.scrollWidth).toBe(PHONE.width)
    await inUse(name).click()
    await expect.element(view(name)).toHaveAttribute('aria-checked', 'true')
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await removeView(name)
    await expectQuery({ name: 'Pablo' })
  })
})
