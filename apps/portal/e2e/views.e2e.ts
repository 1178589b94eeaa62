import type { Browser, Page } from '@playwright/test'
import { loseAnswers, sendAs } from './network'
import { readNoAnswer, readNotAuthorised } from './orders-screen'
import { expectQuery } from './record-screens'
import { say } from './words'
import { expect, signIn, speakTo, test, violations } from './world'

const USERS = '/administration/users'
const CLIENTS = '/administration/clients'

// Wide enough for the filters beside the table.
test.use({ viewport: { width: 1680, height: 900 } })

const rows = (page: Page) => page.getByRole('table').getByRole('row')
const user = (page: Page, username: string) =>
  page.getByRole('table').getByRole('rowheader').filter({ hasText: username })
const viewsButton = (page: Page) => page.getByRole('button', { name: say('Views'), exact: true })
const inUse = (page: Page, name: string) =>
  page.getByRole('button', { name: `${say('View:')} ${name}`, exact: true })
const modified = (page: Page, name: string) =>
  page.getByRole('button', { name: `${say('View:')} ${name} ${say('modified')}`, exact: true })
const item = (page: Page, text: string, values = {}, key?: string) =>
  page.getByRole('menuitem', { name: say(text, values, key), exact: true })
const view = (page: Page, name: string) => page.getByRole('menuitemradio', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const nameField = (page: Page) => dialog(page).getByRole('textbox', { name: say('Name of the view') })
const saved = (page: Page, name: string) => page.getByText(say('View “{name}” saved', { name }))
const save = (page: Page) => dialog(page).getByRole('button', { name: say('Save'), exact: true })

interface NewView {
  readonly shared?: boolean
  readonly asDefault?: boolean
}

/** Saves what the list shows as a view. */
async function saveView(page: Page, name: string, { shared, asDefault }: NewView = {}): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^(${say('Views')}$|${say('View:')})`) }).click()
  await item(page, 'Save as view').click()
  await nameField(page).fill(name)
  if (shared) await dialog(page).getByText(say('Share with other administrators')).click()
  if (asDefault) await dialog(page).getByText(say('Use as my default')).click()
  await save(page).click()
  await expect(saved(page, name)).toBeVisible()
}

/** Removes the view in use, so that the next journey begins without it. */
async function removeView(page: Page, name: string): Promise<void> {
  await inUse(page, name).click()
  await item(page, 'Remove view').click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Remove view') })
    .click()
  await expect(page.getByText(say('View “{name}” removed', { name }))).toBeVisible()
}

/** Another browser, in which a user has signed in. */
async function elsewhere(browser: Browser, origin: string, username: string, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1680, height: 900 } })
  const page = await context.newPage()
  await speakTo(page, origin)
  await signIn(page, origin, username, path)
  return page
}

test('[LST-6] [LST-7] a list opens with the default view of its user, and a link wins', async ({
  enter,
  browser,
  origin,
}) => {
  const page = await enter('provider-staff', `${USERS}?username=customer&orderBy=username&direction=ASC`)
  await expect(rows(page).nth(1)).toContainText('customer-deposit')
  await saveView(page, 'Customers', { asDefault: true })
  await expect(inUse(page, 'Customers')).toBeVisible()

  const other = await elsewhere(browser, origin, 'provider-staff', USERS)
  await expect(inUse(other, 'Customers')).toBeVisible()
  await expect(rows(other).nth(1)).toContainText('customer-deposit')
  await expectQuery(other, { username: 'customer', orderBy: 'username', direction: 'ASC' })
  await other.goto(`${origin}${USERS}?name=Adela`)
  await expect(viewsButton(other)).toBeVisible()
  await expectQuery(other, { name: 'Adela' })
  await other.context().close()

  // Filtered further it is modified, on reload too; from its start the list stays without it.
  await page.getByText(say('Show inactive'), { exact: true }).click()
  await expect(modified(page, 'Customers')).toBeVisible()
  await page.reload()
  await expect(modified(page, 'Customers')).toBeVisible()
  await modified(page, 'Customers').click()
  await item(page, 'Discard changes', {}, 'action.discard').click()
  await expect(inUse(page, 'Customers')).toBeVisible()
  await expectQuery(page, { username: 'customer', orderBy: 'username', direction: 'ASC' })
  await inUse(page, 'Customers').click()
  await item(page, 'Show the whole list').click()
  await expect(viewsButton(page)).toBeVisible()
  await expectQuery(page, { page: '1' })
  await page.reload()
  await expect(rows(page)).toHaveCount(11)
  await expect(viewsButton(page)).toBeVisible()
  await expectQuery(page, { page: '1' })
  await page.goBack()
  await expect(inUse(page, 'Customers')).toBeVisible()

  await inUse(page, 'Customers').click()
  await item(page, 'Stop using as default').click()
  await expect(
    page.getByText(say('The list no longer opens with “{name}”', { name: 'Customers' })),
  ).toBeVisible()
  await removeView(page, 'Customers')
  await page.goto(`${origin}${USERS}`)
  await expect(rows(page)).toHaveCount(11)
  await expectQuery(page, {})
})

test('[LST-6] a default view is there at once after signing in', async ({ enter, browser, origin }) => {
  const page = await enter('provider-admin', `${CLIENTS}?codeSol=0101&active=false`)
  await saveView(page, 'Bazar', { asDefault: true })
  const other = await elsewhere(browser, origin, 'provider-admin', CLIENTS)
  await expect(inUse(other, 'Bazar')).toBeVisible()
  await expectQuery(other, { codeSol: '0101', active: 'false' })
  expect(await violations(other)).toEqual([])
  await removeView(other, 'Bazar')
  await other.context().close()
})

test('[VIE-2] [VIE-6] a shared view is seen by another administrator without what they may not filter by', async ({
  enter,
  browser,
  origin,
}) => {
  const page = await enter('provider-admin', `${USERS}?countryId=1&name=Olga`)
  await saveView(page, 'Olga of Spain', { shared: true })

  const staff = await elsewhere(browser, origin, 'provider-staff', USERS)
  await viewsButton(staff).click()
  await view(staff, 'Olga of Spain · Adela Marín').click()
  await expect(inUse(staff, 'Olga of Spain')).toBeVisible()
  await expect(user(staff, 'customer-operator')).toBeVisible()
  await expectQuery(staff, { name: 'Olga' })
  await inUse(staff, 'Olga of Spain').click()
  await expect(item(staff, 'Use as default')).toBeVisible()
  await expect(item(staff, 'Remove view')).toHaveCount(0)
  await expect(item(staff, 'Rename or share')).toHaveCount(0)
  await staff.context().close()

  const customer = await elsewhere(browser, origin, 'customer-supervisor', USERS)
  await viewsButton(customer).click()
  await expect(item(customer, 'No saved views yet')).toBeVisible()
  await customer.context().close()
  await removeView(page, 'Olga of Spain')
})

test('[VIE-3] [VIE-7] two browsers rename one view: the second one sees what the first one did', async ({
  enter,
  browser,
  origin,
}) => {
  const page = await enter('customer-supervisor', `${USERS}?active=false`)
  await saveView(page, 'Who left')
  const other = await elsewhere(browser, origin, 'customer-supervisor', `${USERS}?active=false`)
  await inUse(other, 'Who left').click()
  await item(other, 'Rename or share').click()
  await nameField(other).fill('Former colleagues')

  await inUse(page, 'Who left').click()
  await item(page, 'Rename or share').click()
  await nameField(page).fill('Gone')
  await save(page).click()
  await expect(inUse(page, 'Gone')).toBeVisible()

  await save(other).click()
  await expect(
    dialog(other).getByText(
      say('It is now called “{name}” and is not shared. If you go on, yours replaces that.', {
        name: 'Gone',
      }),
    ),
  ).toBeVisible()
  await expect(nameField(other)).toHaveValue('Former colleagues')
  await save(other).click()
  await expect(inUse(other, 'Former colleagues')).toBeVisible()

  // The first browser still shows the older version when it saves what the list shows now.
  await page.getByText(say('Show inactive'), { exact: true }).click()
  await modified(page, 'Gone').click()
  await item(page, 'Save changes to “{name}”', { name: 'Gone' }).click()
  await expect(
    page.getByText(
      say(
        '“{name}” has been changed elsewhere in the meantime. Nothing was saved: check the view and try again.',
        {
          name: 'Former colleagues',
        },
      ),
    ),
  ).toBeVisible()
  await modified(page, 'Former colleagues').click()
  await item(page, 'Save changes to “{name}”', { name: 'Former colleagues' }).click()
  await expect(inUse(page, 'Former colleagues')).toBeVisible()

  // Removed there, it is gone here.
  await page.getByText(say('Show inactive'), { exact: true }).click()
  await other.reload()
  await viewsButton(other).click()
  await view(other, 'Former colleagues').click()
  await inUse(other, 'Former colleagues').click()
  await item(other, 'Remove view').click()
  await other
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Remove view') })
    .click()
  await expect(viewsButton(other)).toBeVisible()
  await other.context().close()
  await modified(page, 'Former colleagues').click()
  await item(page, 'Rename or share').click()
  await nameField(page).fill('Mine')
  await save(page).click()
  await expect(
    dialog(page).getByText(say('The view no longer exists, or is no longer shared with you.')),
  ).toBeVisible()
})

test('[FRA-20] a view whose answer was lost is saved once, and one without permission not at all', async ({
  enter,
  browser,
  origin,
}) => {
  const page = await enter('provider-staff', `${USERS}?name=Ana`)
  await viewsButton(page).click()
  await item(page, 'Save as view').click()
  await nameField(page).fill('Ana')
  const lost = await loseAnswers(page, /\/list-view$/)
  await save(page).click()
  await readNoAnswer(page)
  await expect(dialog(page).getByText(say('The view may have been saved'))).toBeVisible()
  await lost.pass()
  await save(page).click()
  await expect(inUse(page, 'Ana')).toBeVisible()
  await inUse(page, 'Ana').click()
  await expect(page.getByRole('menuitemradio')).toHaveCount(1)
  await page.keyboard.press('Escape')

  const withdrawn = { browser, origin, username: 'customer-operator' }
  const calls = await sendAs(page, withdrawn, /\/list-view\/\d+$/, ['PATCH'])
  await inUse(page, 'Ana').click()
  await item(page, 'Rename or share').click()
  await nameField(page).fill('Ana María')
  await save(page).click()
  await readNotAuthorised(page)
  await expect(dialog(page).getByText(say('The view was not saved'))).toBeVisible()
  await expect(nameField(page)).toHaveValue('Ana María')
  await calls.pass()
  await save(page).click()
  await expect(inUse(page, 'Ana María')).toBeVisible()
  await removeView(page, 'Ana María')
})

test('[LST-3] views that do not load say so, and load again', async ({ enter, origin, faults }) => {
  const page = await enter('provider-staff', '/orders')
  await page.goto(`${origin}${USERS}?name=Ana`)
  await viewsButton(page).hover()
  await viewsButton(page).click()
  await expect(item(page, 'No saved views yet')).toBeVisible()
  await page.keyboard.press('Escape')
  await faults.kill()
  await viewsButton(page).click()
  await item(page, 'Save as view').click()
  await nameField(page).fill('Without a server')
  await save(page).click()
  await readNoAnswer(page)
  await expect(dialog(page).getByText(say('The view may have been saved'))).toBeVisible()
  await faults.start()
  await save(page).click()
  await expect(inUse(page, 'Without a server')).toBeVisible()
  await removeView(page, 'Without a server')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  test('views are saved, chosen and removed', async ({ enter }) => {
    const page = await enter('customer-supervisor', `${USERS}?name=Pablo`)
    const name = 'A view with a name that is longer than the button'
    await saveView(page, name)
    await expect(inUse(page, name)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await inUse(page, name).click()
    await expect(view(page, name)).toHaveAttribute('aria-checked', 'true')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await removeView(page, name)
    await expect(viewsButton(page)).toBeVisible()
    await expectQuery(page, { name: 'Pablo' })
  })
})
