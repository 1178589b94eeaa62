import type { Page } from '@playwright/test'
import { sendAs } from './network'
import {
  BESIDE_FILTERS,
  exactSwitch,
  expectQuery,
  filterField,
  filterOnPhone,
  filters,
  headings,
  openAs,
  requestedReport,
  rows,
  showInactive,
  table,
} from './record-screens'
import { say } from './words'
import { expect, fillSignIn, inLanguage, signIn, test, violations } from './world'

const USERS = '/administration/users'

test.use(BESIDE_FILTERS)

const user = (page: Page, username: string) =>
  table(page).getByRole('rowheader').filter({ hasText: username })

test('[LST-1] a list of users filtered by María Ñ survives sign-in, reload, an edit link and back', async ({
  page,
  origin,
}) => {
  const isFiltered = async () => {
    await expect(user(page, 'former-user')).toBeVisible()
    await expect(rows(page)).toHaveCount(2)
    await expectQuery(page, { name: 'María', lastname: 'Ñ', active: 'false' })
    await expect(filterField(page, say('Last name'))).toHaveValue('Ñ')
  }
  await page.goto(`${origin}${USERS}?name=Mar%C3%ADa&lastname=%C3%91&active=false`)
  await fillSignIn(page, 'provider-admin')
  await isFiltered()
  await page.reload()
  await isFiltered()

  await filterField(page, say('Last name')).fill('')
  await filterField(page, say('Name', {}, 'users.field.name')).fill('Adela & co')
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('Nothing matches these filters'))).toBeVisible()
  await expectQuery(page, { name: 'Adela & co', active: 'false' })
  await filterField(page, say('Name', {}, 'users.field.name')).fill('Adela')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: say('Edit {name}', { name: 'provider-admin' }, 'users.edit') }).click()
  await expect(page).toHaveURL(/\/administration\/users\/13$/)
  await page.goBack()
  await expect(user(page, 'provider-admin')).toBeVisible()
  await page.goBack()
  await page.goBack()
  await isFiltered()
})

test('[LST-3] an administrator of the provider pages, sorts, filters and exports all users', async ({
  enter,
}) => {
  const page = await enter('provider-admin', USERS)
  await expect(rows(page)).toHaveCount(11)
  const columns = ['userType', 'country', 'username', 'name', 'lastName', 'email', 'createdAt', 'updatedAt']
  expect(await headings(page)).toEqual([
    say('Select', {}, 'list.select'),
    ...[...columns, 'Actions'].map(headingOf),
  ])
  // Newest first, without inactive users.
  await expect(rows(page).nth(1)).toContainText('customer-co')
  await expect(user(page, 'former-user')).toHaveCount(0)

  await page.getByRole('button', { name: say('Last page') }).click()
  await expect(user(page, 'customer-operator')).toBeVisible()
  await expectQuery(page, { page: '2' })
  await expect(page.getByText('2/2')).toBeVisible()
  await page.getByRole('button', { name: headingOf('username'), exact: true }).click()
  await expect(rows(page).nth(1)).toContainText('customer-br')
  await expectQuery(page, { orderBy: 'username', direction: 'ASC' })
  await page.getByRole('button', { name: headingOf('username'), exact: true }).click()
  await expect(rows(page).nth(1)).toContainText('provider-staff')
  await expectQuery(page, { orderBy: 'username' })

  await showInactive(page).press('Space')
  await expect(rows(page).nth(1)).toContainText('provider-staff')
  await filterField(page, headingOf('email')).fill('former-user')
  await exactSwitch(page, headingOf('email')).press('Space')
  await filterField(page, headingOf('email')).focus()
  await page.keyboard.press('Enter')
  await expect(filters(page).getByText(say('Enter an e-mail address such as name@company.com'))).toBeVisible()
  await filterField(page, headingOf('email')).fill('Former-User@remesa.example')
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(2)
  await expect(user(page, 'former-user')).toBeVisible()
  await expect(table(page).getByRole('link')).toHaveCount(0)

  expect(await requestedReport(page, '/report/users')).toMatchObject({
    filterOptions: { email: 'Former-User@remesa.example', emailPrecise: true, active: false },
    informationOptions: { country: true, administrator: true, userType: true },
  })
  expect(await violations(page)).toEqual([])
})

inLanguage('de', () => {
  test('[LST-2] [LST-4] [RTE-11] a supervisor sees only their own customer, whatever the address says', async ({
    page,
    origin,
  }) => {
    await signIn(
      page,
      origin,
      'customer-supervisor',
      `${USERS}?countryId=2&userType=REMESA&page=99&orderBy=country.name`,
    )
    await expect(user(page, 'customer-pickup')).toBeVisible()
    await expect(user(page, 'customer-other')).toHaveCount(0)
    await expectQuery(page, {})
    expect(await headings(page)).not.toContain(headingOf('country'))
    expect(await headings(page)).not.toContain(headingOf('userType'))
    await expect(filters(page).getByText(say('Administrators only'))).toHaveCount(0)
    const tabs = page.getByRole('navigation', { name: say('Parts of the administration') })
    await expect(tabs.getByRole('link', { name: say('Users', {}, 'nav.users') })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await tabs.getByRole('link', { name: say('Clients', {}, 'nav.clients') }).click()
    await expect(page).toHaveURL(/\/administration\/clients$/)
    await expect(tabs.getByRole('link', { name: say('Clients', {}, 'nav.clients') })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })
})

test('a user who may not manage users is redirected and finds no way to them', async ({ enter }) => {
  const page = await enter('customer-viewer', USERS)
  await expect(page).toHaveURL(/\/orders/)
  await expect(page.getByRole('link', { name: say('Administration') })).toHaveCount(0)
})

test('[LST-3] [LST-5] a list that fails to load, or may not be read any more, says so and offers another try', async ({
  enter,
  browser,
  origin,
  faults,
}) => {
  const page = await enter('provider-staff', USERS)
  await expect(rows(page)).toHaveCount(11)
  await filterField(page, headingOf('email')).fill('not applied yet')
  await faults.kill()
  await page.getByRole('button', { name: headingOf('name'), exact: true }).click()
  await expect(page.getByText(say('The list could not be loaded'))).toBeVisible()
  await faults.start()
  await page.getByRole('button', { name: say('Try again') }).click()
  await expect(rows(page)).toHaveCount(11)
  await expectQuery(page, { orderBy: 'name', direction: 'ASC' })
  await expect(filterField(page, headingOf('email'))).toHaveValue('not applied yet')

  const viewer = { browser, origin, username: 'customer-viewer' }
  const withdrawn = await sendAs(page, viewer, /\/user\?/, ['GET'])
  await page.getByRole('button', { name: headingOf('username'), exact: true }).click()
  await expect(page.getByText(say('The list could not be loaded'))).toBeVisible()
  await withdrawn.pass()
  await page.getByRole('button', { name: say('Try again') }).click()
  await expect(rows(page)).toHaveCount(11)
})

inLanguage('es', () => {
  test('on a phone the filters of users open over the list and every user is a card', async ({
    page,
    origin,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAs(page, origin, 'provider-admin', USERS)
    await filterOnPhone(page, headingOf('username'), 'pickup')
    await expect(user(page, 'customer-pickup')).toBeVisible()
    await expect(rows(page)).toHaveCount(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await violations(page)).toEqual([])
  })
})

type Column = 'userType' | 'country' | 'username' | 'name' | 'lastName' | 'email' | 'createdAt' | 'updatedAt'

const englishHeadings: Readonly<Record<Column, string>> = {
  userType: 'User type',
  country: 'Country',
  username: 'Username',
  name: 'Name',
  lastName: 'Last name',
  email: 'E-mail',
  createdAt: 'Created',
  updatedAt: 'Modified',
}

const headingOf = (name: string): string => {
  const text = Object.entries(englishHeadings).find(([column]) => column === name)?.[1]
  return text === undefined ? say(name) : say(text, {}, `users.field.${name}`)
}
