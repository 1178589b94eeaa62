import type { Page } from '@playwright/test'
import { holdCalls, loseAnswers, sendAs } from './network'
import { CLIENTS, POINTS, removePoint, SUBCLIENTS } from './record-screens'
import { say } from './words'
import { acceptCookies, expect, signIn, test, violations } from './world'

const USERS = '/administration/users'
const PICKUP = 2
const OTHER = 9
const WRITES = {
  clients: /\/v1\/client\/\d+$/,
  subclients: /\/v1\/sub-client\/\d+$/,
  points: /\/v1\/service-point\/\d+$/,
}

const bar = (page: Page) => page.getByRole('group', { name: say('Selection', {}, 'list.select.bar') })
const selectPage = (page: Page) =>
  bar(page)
    .getByRole('checkbox', { name: say('Select this page') })
    .check()
const selectRow = (page: Page, name: string) =>
  page
    .getByRole('table')
    .getByRole('checkbox', { name: say('Select {name}', { name }, 'list.select.row'), exact: true })
    .check()
const act = (page: Page, name: 'on' | 'off') =>
  bar(page).getByRole('button', {
    name: say(name === 'on' ? 'Activate' : 'Deactivate', {}, `bulk.${name}`),
    exact: true,
  })
const dialog = (page: Page) => page.getByRole('dialog')
const result = (page: Page, name: string) => dialog(page).getByRole('row').filter({ hasText: name })
const start = (page: Page, name: 'on' | 'off', count: number) =>
  dialog(page).getByRole('button', {
    name: say(
      name === 'on' ? 'Activate {count, number}' : 'Deactivate {count, number}',
      { count },
      `bulk.${name}.start`,
    ),
  })
const repeat = (page: Page, count: number) =>
  dialog(page).getByRole('button', { name: say('Repeat {count, number}', { count }) })
const summary = (page: Page) => dialog(page).getByRole('status')
const done = (count: number) =>
  say(
    '{count, plural, =0 {Nothing has been changed} one {# row has been changed} other {# rows have been changed}}',
    { count },
  )
const left = (count: number) =>
  say('{count, plural, one {# row is not done} other {# rows are not done}}', { count })
/** How many rows the preview shows. */
const previewed = async (page: Page): Promise<number> => {
  await expect(dialog(page).getByRole('row').nth(1)).toBeVisible()
  return (await dialog(page).getByRole('row').count()) - 1
}
const close = (page: Page) =>
  dialog(page)
    .getByRole('button', { name: say('Close') })
    .last()
const choose = async (page: Page, label: string, name: string) => {
  await dialog(page).getByRole('combobox', { name: label, exact: true }).fill(name)
  await page.getByRole('option', { name }).click()
}

test('[REC-80] [REC-82] [REC-86] all that match are deactivated and activated again, those that are so already left alone', async ({
  enter,
  origin,
}) => {
  const path = `${POINTS}?clientDesc=Lindner&active=false`
  const page = await enter('provider-admin', path)
  await selectPage(page)
  await expect(act(page, 'off')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await act(page, 'on').click()
  await expect(summary(page)).toContainText(
    say('{count, plural, =0 {Nothing will change} one {# row will change} other {# rows will change}}', {
      count: 0,
    }),
  )
  await close(page).click()
  await act(page, 'off').click()
  const rows = await previewed(page)
  await start(page, 'off', rows).click()
  await expect(summary(page)).toHaveText(done(rows))
  expect(await violations(page)).toEqual([])
  await close(page).click()
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(1)
  await expect(bar(page).getByRole('button')).toHaveCount(0)
  await selectPage(page)
  await act(page, 'on').click()
  await start(page, 'on', rows).click()
  await expect(summary(page)).toHaveText(done(rows))
  await page.goto(`${origin}${POINTS}?clientDesc=Lindner`)
  await expect(page.getByRole('table').getByRole('switch', { checked: true })).toHaveCount(rows)
})

test('[REC-83] [REC-85] a row that someone else changed reports a conflict, and is changed when it is repeated', async ({
  enter,
  origin,
  browser,
}) => {
  const path = `${CLIENTS}?description=Array&active=false`
  const page = await enter('provider-admin', path)
  await selectPage(page)
  await act(page, 'off').click()
  await expect(start(page, 'off', 1)).toBeVisible()
  const other = await (await browser.newContext()).newPage()
  await signIn(other, origin, 'provider-admin', path)
  await acceptCookies(other)
  const theirs = other.getByRole('table').getByRole('switch')
  await theirs.click()
  await expect(theirs).not.toBeChecked()
  await other.getByRole('button', { name: say('Undo', {}, 'undo.action') }).click()
  await expect(theirs).toBeChecked()
  await other.context().close()

  await start(page, 'off', 1).click()
  await expect(result(page, 'Arrayán')).toContainText(
    say('Someone else changed it meanwhile.', {}, 'bulk.reason.overtaken'),
  )
  await expect(summary(page)).toContainText(left(1))
  await repeat(page, 1).click()
  await expect(summary(page)).toHaveText(done(1))
  await close(page).click()
  await expect(page.getByRole('table').getByRole('switch')).not.toBeChecked()
  await page.getByRole('table').getByRole('switch').click()
  await expect(page.getByRole('table').getByRole('switch')).toBeChecked()
})

test('[REC-84] [REC-85] after lost answers and a stop a repetition does the rest, and nothing twice', async ({
  enter,
  origin,
}) => {
  const page = await enter('provider-admin', `${SUBCLIENTS}?clientDesc=Bazar`)
  await selectPage(page)
  await act(page, 'off').click()
  const rows = await previewed(page)
  const lost = await loseAnswers(page, WRITES.subclients)
  await start(page, 'off', rows).click()
  await expect(summary(page)).toContainText(left(rows))
  await expect(result(page, 'Bazar Norte Bilbao')).toContainText(say('No answer', {}, 'bulk.state.unknown'))
  await lost.pass()
  const held = await holdCalls(page, WRITES.subclients)
  await repeat(page, rows).click()
  await dialog(page)
    .getByRole('button', { name: say('Stop', {}, 'bulk.stop') })
    .click()
  await expect(summary(page)).toContainText(say('Stopping as soon as the calls under way are answered'))
  await held.pass()
  await expect(close(page)).toBeVisible()
  await close(page).click()
  await page.goto(`${origin}${SUBCLIENTS}?clientDesc=Bazar&active=false`)
  await expect(page.getByRole('table').getByRole('switch', { checked: true })).toHaveCount(0)
  await selectPage(page)
  await act(page, 'on').click()
  await start(page, 'on', rows).click()
  await expect(summary(page)).toHaveText(done(rows))
})

test('[REC-83] a right that was taken away meanwhile is reported at each row', async ({
  enter,
  origin,
  browser,
}) => {
  const page = await enter('provider-staff', `${POINTS}?description=Explanada`)
  await selectPage(page)
  await sendAs(page, { browser, origin, username: 'customer-supervisor' }, WRITES.points, ['PATCH'])
  await act(page, 'off').click()
  await start(page, 'off', 1).click()
  await expect(result(page, 'Explanada')).toContainText(
    say('You are not allowed to change this.', {}, 'bulk.reason.forbidden'),
  )
  await expect(summary(page)).toContainText(done(0))
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('[REC-84] leaving while rows are changed asks first, and staying goes on', async ({ enter, origin }) => {
  const page = await enter('provider-admin', `${SUBCLIENTS}?clientDesc=Atalaya`)
  await selectPage(page)
  await act(page, 'off').click()
  const rows = await previewed(page)
  const held = await holdCalls(page, WRITES.subclients)
  await start(page, 'off', rows).click()
  await page.evaluate(() => window.history.pushState(null, '', '/administration/users'))
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(say('Leave while rows are being changed?'))
  await question.getByRole('button', { name: say('Stay', {}, 'bulk.leave.stay') }).click()
  await held.pass()
  await expect(summary(page)).toHaveText(done(rows))
  await close(page).click()
  await page.goto(`${origin}${SUBCLIENTS}?clientDesc=Atalaya&active=false`)
  await selectPage(page)
  await act(page, 'on').click()
  await start(page, 'on', rows).click()
  await expect(summary(page)).toHaveText(done(rows))
})

test('[REC-32] [REC-86] [USR-68] who may switch nothing has no boxes, except to assign points', async ({
  enter,
  origin,
}) => {
  const page = await enter('customer-supervisor', SUBCLIENTS)
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('table').getByRole('checkbox')).toHaveCount(0)
  await page.goto(`${origin}${POINTS}`)
  await selectPage(page)
  await expect(bar(page).getByRole('button', { name: say('Assign to a user') })).toBeVisible()
  await expect(act(page, 'on')).toHaveCount(0)
  await expect(act(page, 'off')).toHaveCount(0)
})

test('on a phone rows are selected in their cards, and the report fits', async ({ page, origin }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, origin, 'provider-admin', `${CLIENTS}?active=false`)
  await acceptCookies(page)
  await selectPage(page)
  await act(page, 'off').click()
  await expect(dialog(page).getByRole('row').nth(1)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await violations(page)).toEqual([])
})

test('[USR-68] points are assigned to a user, those that the user has left alone and those of another country barred', async ({
  enter,
  origin,
}) => {
  const page = await enter('provider-admin', `${POINTS}?orderBy=description&direction=ASC`)
  for (const name of ['Abando, caja inteligente', 'Atocha', 'Baixa']) await selectRow(page, name)
  await bar(page)
    .getByRole('button', { name: say('Assign to a user') })
    .click()
  await dialog(page)
    .getByRole('combobox', { name: say('User', {}, 'bulk.assign.user') })
    .fill('customer-viewer')
  await page.getByRole('option', { name: /customer-viewer/ }).click()
  await expect(result(page, 'Baixa')).toContainText(
    say('This service point is in another country than the user.'),
  )
  await expect(result(page, 'Abando')).toContainText(say('Already so', {}, 'bulk.state.already'))
  expect(await violations(page)).toEqual([])
  await dialog(page)
    .getByRole('button', { name: say('Assign {count, number}', { count: 1 }, 'bulk.assign.start') })
    .click()
  await expect(result(page, 'Atocha')).toContainText(say('Done', {}, 'bulk.state.done'))
  await expect(summary(page)).toContainText(done(1))
  await page.goto(`${origin}/administration/users/3`)
  await removePoint(page, 'Atocha')
})

test('[USR-69] a point is assigned to many users, those who have it left alone, and a user who was changed meanwhile after a look', async ({
  enter,
  origin,
  browser,
}) => {
  const page = await enter('provider-admin', `${USERS}?username=customer-&orderBy=username&direction=ASC`)
  for (const name of ['customer-other', 'customer-operator', 'customer-pickup', 'customer-de'])
    await selectRow(page, name)
  await bar(page)
    .getByRole('button', { name: say('Assign service points') })
    .click()
  await choose(page, say('Client', {}, 'users.field.client'), 'Bazar Norte')
  await choose(page, say('Center', {}, 'users.field.subClient'), 'Bazar Norte Madrid')
  await choose(page, say('Service point', {}, 'users.field.servicePoint'), 'Atocha')
  await expect(result(page, 'customer-de')).toContainText(
    say('The client is in another country than this user.'),
  )
  await expect(result(page, 'customer-operator')).toContainText(say('Already so', {}, 'bulk.state.already'))
  expect(await violations(page)).toEqual([])

  const other = await (await browser.newContext()).newPage()
  await signIn(other, origin, 'provider-admin', `/administration/users/${PICKUP}`)
  await acceptCookies(other)
  const supervisor = other.getByRole('switch', { name: say('Supervisor') })
  await supervisor.click()
  await expect(other.getByText(say('The user has been updated'))).toBeVisible()
  // The switch flips before it is stored.
  const stored = other.waitForResponse((response) => response.request().method() !== 'GET')
  await supervisor.click()
  await stored
  await expect(supervisor).not.toBeChecked()
  await other.context().close()

  await dialog(page)
    .getByRole('button', {
      name: say('{count, plural, one {Assign to # user} other {Assign to # users}}', { count: 2 }),
    })
    .click()
  await expect(result(page, 'customer-pickup')).toContainText(
    say('Someone else changed it meanwhile.', {}, 'bulk.reason.overtaken'),
  )
  await expect(result(page, 'customer-other')).toContainText(say('Done', {}, 'bulk.state.done'))
  await repeat(page, 1).click()
  await expect(summary(page)).toContainText(done(2))
  for (const id of [PICKUP, OTHER]) {
    await page.goto(`${origin}/administration/users/${id}`)
    await removePoint(page, 'Atocha')
  }
})
