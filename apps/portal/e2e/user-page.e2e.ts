import type { Browser, Locator, Page } from '@playwright/test'
import { loseAnswers, sendAs } from './network'
import { readNoAnswer, readNotAuthorised } from './orders-screen'
import { say, saying } from './words'
import { acceptCookies, expect, inLanguage, signIn, speakTo, test, violations } from './world'

const pageOf = (id: number) => `/administration/users/${id}`
const PICKUP = 2
const VIEWER = 3
const SUPERVISOR = 4
const BRAZILIAN = 8
const NEIGHBOUR = 9
const EMPTY = 10
/** Reaches one whole client, and no other journey depends on which. */
const NEW_USER = 11
const STAFF = 12
const ADMIN = 13

const points = (page: Page) =>
  page.getByRole('region', { name: say('Service points', {}, 'users.points.title') })
const rows = (page: Page) => points(page).getByRole('table').getByRole('row')
const field = (page: Page, label: string, key: string) =>
  points(page).getByRole('combobox', { name: say(label, {}, key), exact: true })
const client = (page: Page) => field(page, 'Client', 'users.field.client')
const center = (page: Page) => field(page, 'Center', 'users.field.subClient')
const point = (page: Page) => field(page, 'Service point', 'users.field.servicePoint')
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })
const admin = (page: Page) => page.getByRole('switch', { name: say('Administrator') })
const supervisor = (page: Page) => page.getByRole('switch', { name: say('Supervisor') })
const updated = (page: Page) => page.getByText(say('The user has been updated'))

const choosePoints = async (page: Page, clientName: string, centerName: string, pointName: RegExp) => {
  await client(page).click()
  await option(page, new RegExp(clientName)).click()
  await center(page).click()
  await option(page, new RegExp(centerName)).click()
  await point(page).click()
  await option(page, pointName).click()
}

const remove = async (page: Page, count: number) => {
  const text = say('Remove {count, number}', { count }, 'users.points.remove')
  await page.getByRole('alertdialog').getByRole('button', { name: text }).click()
}

/** The same page in another browser. */
const elsewhere = async (browser: Browser, origin: string, username: string, path: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await speakTo(page, origin)
  await signIn(page, origin, username, path)
  return page
}

test('[RTE-4] an administrator opens a user from the list, and a number that nobody has leads nowhere', async ({
  enter,
  origin,
}) => {
  const page = await enter('provider-admin', '/administration/users?username=customer-operator')
  await page.getByRole('link', { name: saying('Edit {name}', { name: 'customer-operator' }) }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Olga Prieto Vera' })).toBeVisible()
  await expect(page.getByText('customer-operator@remesa.example')).toBeVisible()
  await expect(rows(page)).toHaveCount(4)
  expect(await violations(page)).toEqual([])
  await page.goto(`${origin}${pageOf(987_654)}`)
  await expect(page).toHaveURL(/\/404$/)
})

test('[USR-43] [USR-66] points are added to a user, found, selected and removed', async ({ enter }) => {
  const page = await enter('provider-admin', pageOf(PICKUP))
  await expect(rows(page)).toHaveCount(2)
  const add = points(page).getByRole('button', { name: say('Add', {}, 'action.add') })
  const topOf = (control: Locator) => control.evaluate((element) => element.getBoundingClientRect().top)
  expect(
    Math.abs((await topOf(add)) - (await topOf(point(page)))),
    'Add stands beside the fields',
  ).toBeLessThan(4)
  await choosePoints(page, 'Bazar Norte', 'Bazar Norte Madrid', /^\D+\(2\)$/)
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/user\/2$/.test(request.url()),
  )
  await points(page)
    .getByRole('button', { name: say('Add {count, number}', { count: 2 }) })
    .click()
  expect((await sent).postDataJSON()).toMatchObject({ addOnlyClient: false, numberOfServicesPoint: 3 })
  await expect(updated(page)).toBeVisible()
  await expect(rows(page)).toHaveCount(4)
  await expect(client(page)).toHaveValue('')

  const search = points(page).getByRole('searchbox', {
    name: say('Find: {column}', { column: say('Center', {}, 'users.field.subClient') }),
  })
  await search.fill('madrid')
  await expect(rows(page)).toHaveCount(3)
  await points(page)
    .getByRole('checkbox', {
      name: say('{count, plural, one {Select # row} other {Select all # rows}}', { count: 2 }),
    })
    .check()
  await points(page)
    .getByRole('button', { name: say('Remove {count, number}', { count: 2 }, 'users.points.remove') })
    .click()
  await remove(page, 2)
  await expect(points(page).getByText(say('No results'))).toBeVisible()
  await search.fill('')
  await expect(rows(page)).toHaveCount(2)
  expect(await violations(page)).toEqual([])
})

inLanguage('es', () => {
  test('[USR-44] points of a whole client replace it only after a yes', async ({ enter }) => {
    const page = await enter('provider-staff', pageOf(NEW_USER))
    await choosePoints(page, 'Bazar Norte', 'Bazar Norte Madrid', /Atocha/)
    const add = points(page).getByRole('button', { name: say('Add {count, number}', { count: 1 }) })
    await add.click()
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: say('Keep the whole client') })).toBeFocused()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await add.click()
    await question.getByRole('button', { name: say('Replace') }).click()
    await expect(updated(page)).toBeVisible()
    await expect(rows(page).filter({ hasText: 'Bazar Norte' })).toHaveCount(1)
    await expect(rows(page).filter({ hasText: 'Atocha' })).toHaveCount(1)
  })
})

test('[USR-47] the maximum of the country closes the form with its reason', async ({ enter }) => {
  const page = await enter('provider-admin', pageOf(BRAZILIAN))
  await expect(
    points(page).getByText(say('{count, number} of {maximum, number}', { count: 3, maximum: 3 })),
  ).toBeVisible()
  const add = points(page).getByRole('button', { name: say('Add', {}, 'action.add') })
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await expect(add).toHaveAccessibleDescription(
    saying(
      'This user already has the maximum of {maximum, plural, one {# service point} other {# service points}}.',
      { maximum: 3 },
    ),
  )
})

inLanguage('de', () => {
  test('[USR-22] the id of the identity provider is saved, and refused at its field if another user has it', async ({
    enter,
  }) => {
    const page = await enter('provider-admin', pageOf(VIEWER))
    const oid = page.getByRole('textbox', { name: say('OID') })
    await page.getByRole('switch', { name: say('Edit OID') }).click()
    await oid.fill('oid-customer-pt')
    await page.keyboard.press('Enter')
    await expect(oid).toHaveAccessibleDescription(saying('Another user already has this id'))
    await expect(oid).toHaveValue('oid-customer-pt')
    await oid.fill('oid-of-the-journey')
    await page.keyboard.press('Enter')
    await expect(updated(page)).toBeVisible()
    await expect(page.getByRole('switch', { name: say('Edit OID') })).not.toBeChecked()
    await page.reload()
    await expect(oid).toHaveValue('oid-of-the-journey')
  })
})

test('[USR-21] a user whose data the operations system lacks is synchronised', async ({ enter }) => {
  const page = await enter('provider-admin', pageOf(EMPTY))
  await page.getByRole('button', { name: say('Synchronise') }).click()
  await expect(updated(page)).toBeVisible()
  await expect(page.getByRole('button', { name: say('Synchronise') })).toHaveCount(0)
})

test('[USR-24] a switch flips at once, and back if its permission was taken away meanwhile', async ({
  enter,
  origin,
  browser,
}) => {
  const page = await enter('provider-admin', pageOf(VIEWER))
  await supervisor(page).click()
  await expect(updated(page)).toBeVisible()
  await expect(supervisor(page)).toBeChecked()
  const calls = await sendAs(page, { browser, origin, username: 'provider-staff' }, /\/user\/admin\/3$/, [
    'PUT',
  ])
  await admin(page).click()
  await readNotAuthorised(page)
  await expect(admin(page)).not.toBeChecked()
  await expect(page.getByText(say('You are not allowed to change this right any more.'))).toBeVisible()
  await calls.pass()
  const answers = await loseAnswers(page, /\/user\/supervisor\/3$/)
  await supervisor(page).click()
  await readNoAnswer(page)
  await expect(page.getByText(say('The right may have been changed'))).toBeVisible()
  // It was done: the page has read the user again.
  await expect(supervisor(page)).not.toBeChecked()
  await answers.pass()
})

test('[USR-23] [USR-24] [USR-27] [USR-28] each viewer changes what is theirs to change, and nothing of themselves', async ({
  enter,
  origin,
  browser,
}) => {
  const page = await enter('provider-admin', pageOf(ADMIN))
  await expect(page.getByRole('textbox', { name: say('OID') })).toBeVisible()
  await expect(supervisor(page)).toBeVisible()
  await expect(admin(page)).toHaveCount(0)
  await expect(client(page)).toBeVisible()

  const staff = await elsewhere(browser, origin, 'provider-staff', pageOf(STAFF))
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(points(staff)).toBeVisible()
  await expect(client(staff)).toHaveCount(0)
  await expect(staff.getByRole('textbox', { name: say('OID') })).toHaveCount(0)
  await expect(supervisor(staff)).toHaveCount(0)
  await staff.context().close()

  const customer = await elsewhere(browser, origin, 'customer-supervisor', pageOf(SUPERVISOR))
  await expect(supervisor(customer)).toHaveAttribute('aria-disabled', 'true')
  await expect(client(customer)).toHaveCount(0)
  await customer.goto(`${origin}${pageOf(NEIGHBOUR)}`)
  await expect(customer).toHaveURL(/\/404$/)
  await customer.context().close()

  const viewer = await elsewhere(browser, origin, 'customer-viewer', pageOf(NEW_USER))
  await expect(viewer).toHaveURL(/\/orders/)
  await viewer.context().close()
})

test('of two browsers the second sees what the first one changed, and then decides', async ({
  enter,
  origin,
  browser,
}) => {
  const page = await enter('provider-admin', pageOf(NEIGHBOUR))
  await page.getByRole('switch', { name: say('Edit OID') }).click()
  const oid = page.getByRole('textbox', { name: say('OID') })
  await oid.fill('oid-mine')

  const other = await elsewhere(browser, origin, 'provider-staff', pageOf(NEIGHBOUR))
  await other
    .getByRole('button', {
      name: saying('Remove {name}', { name: '0106 - Mercado Levante' }, 'users.points.removeRow'),
    })
    .or(other.getByRole('button', { name: /Mercado Levante/ }))
    .first()
    .click()
  await remove(other, 1)
  await expect(updated(other)).toBeVisible()
  await other.context().close()

  await oid.press('Enter')
  const notice = page.getByRole('alert')
  await expect(notice).toContainText(say('Service points', {}, 'users.points.title'))
  await expect(notice).toContainText(say('The OID was not saved'))
  await expect(oid).toHaveValue('oid-mine')
  await expect(points(page).getByText(say('No service points have been assigned yet'))).toBeVisible()
  await oid.press('Enter')
  await expect(updated(page)).toBeVisible()
  await page.reload()
  await expect(oid).toHaveValue('oid-mine')
})

test('on a phone what a user may use stands first, and nothing is wider than the screen', async ({
  page,
  origin,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, origin, 'customer-supervisor', pageOf(VIEWER))
  await acceptCookies(page)
  await expect(rows(page)).toHaveCount(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await violations(page)).toEqual([])
})
