import type { Page } from '@playwright/test'
import { holdCalls, loseAnswers, sendAs } from './network'
import {
  openPickup,
  readNoAnswer,
  readNotAuthorised,
  requestedOrder,
  sendAndConfirm,
  tryAgain,
} from './orders-screen'
import { beginning, say, saying } from './words'
import { AT_CASCO_VIEJO, expect, test, violations } from './world'

/** Requests a new agile pickup without declared values, and returns its number. */
async function requestAgile(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}${AT_CASCO_VIEJO}`)
  await sendAndConfirm(page, await openPickup(page))
  return requestedOrder(page)
}

const openDetail = (page: Page, order: string): Promise<void> =>
  page.getByRole('button', { name: say('Details of order {order}', { order }) }).click()

/** The card of declared values, and the dialogs that it opens. */
const declared = (page: Page) => {
  const card = page.getByRole('region', { name: say('Declared values') })
  const dialog = page.getByRole('dialog', { name: say('Declare values') })
  return {
    card,
    dialog,
    // The outcome stands above the list of what has to be corrected.
    alert: dialog.getByRole('alert').first(),
    removers: dialog.getByRole('button', { name: beginning(saying('Remove {name}', {}, 'entries.remove')) }),
    save: dialog.getByRole('button', { name: say('Save') }),
    heading: (code: string) => card.getByRole('heading', { name: say('Declaration {code}', { code }) }),
    open: () => card.getByRole('button', { name: say('Declare values') }).click(),
    openChange: (code: string) =>
      card.getByRole('button', { name: say('Change declaration {code}', { code }) }).click(),
    openDeletion: (code: string) =>
      card.getByRole('button', { name: say('Delete declaration {code}', { code }) }).click(),
    deletion: (code: string) =>
      page.getByRole('alertdialog', { name: say('Delete declaration {code}?', { code }) }),
  }
}
type Declared = ReturnType<typeof declared>

const field = (name: string, number: number) => say('{field}, line {number}', { field: say(name), number })

async function fill({ dialog }: Declared, seal: string, value: string, line = 1): Promise<void> {
  await dialog.getByRole('textbox', { name: field('Code', line) }).fill(seal)
  await dialog.getByRole('combobox', { name: field('Contents', line) }).selectOption({ label: say('Coins') })
  await dialog.getByRole('textbox', { name: field('Amount', line) }).fill(value)
}

async function declare(tab: Declared, seal: string): Promise<void> {
  await tab.open()
  await fill(tab, seal, '5')
  await tab.save.click()
  await expect(tab.dialog).toBeHidden()
  await expect(tab.heading(seal)).toBeVisible()
}

test('declared values and their currencies show that they are loading or that they failed to load', async ({
  orders: page,
  origin,
}) => {
  test.slow()
  const order = await requestAgile(page, origin)
  const { card, dialog, open } = declared(page)
  const values = await holdCalls(page, /\/v2\/declared-value\?/)
  const currencies = await holdCalls(page, /\/sol-customer\/\w+\/v1\/currency/)
  await page.reload()
  await openDetail(page, order)
  await expect(page.getByRole('status', { name: say('Loading the declared values') })).toBeVisible()
  await values.lose()
  await expect(card.getByText(say('The declared values could not be loaded.'))).toBeVisible()
  expect(await violations(page)).toEqual([])
  await values.pass()
  await tryAgain(card).click()
  await open()
  await expect(dialog.getByText(say('The currencies are still loading.')).first()).toBeVisible()
  await currencies.lose()
  await expect(dialog.getByRole('combobox', { name: field('Currency', 1) })).toHaveAccessibleDescription(
    say('The currencies could not be loaded.'),
  )
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await currencies.pass()
  await tryAgain(dialog).click()
  await expect(dialog.getByRole('combobox', { name: field('Currency', 1) })).toHaveValue(/./)
})

test('a declaration that is forbidden, or changed after a lost answer, is refused and keeps what was typed', async ({
  orders: page,
  browser,
  origin,
}) => {
  test.slow()
  const order = await requestAgile(page, origin)
  const tab = declared(page)
  const { dialog, alert, save, removers } = tab
  await openDetail(page, order)
  const viewer = { browser, origin, username: 'customer-viewer' }
  const writes = await sendAs(page, viewer, /\/v1\/declared-value$/, ['POST', 'DELETE'])
  await tab.open()
  await fill(tab, 'S-10', '7,50')
  await save.click()
  await readNotAuthorised(page)
  await expect(alert).toContainText(say('You may not declare values for this order. Ask your administrator.'))
  await expect(removers).toHaveCount(1)
  expect(await violations(page)).toEqual([])
  await writes.pass()

  const answers = await loseAnswers(page, /\/v1\/declared-value$/)
  await save.click()
  await readNoAnswer(page)
  await expect(alert).toContainText(say('The declaration may have been saved'))
  await answers.pass()
  await fill(tab, 'S-11', '8,50', 2)
  await save.click()
  await expect(alert).toContainText(say('An earlier version was already saved'))
  await expect(removers).toHaveCount(2)
  await dialog.getByRole('button', { name: say('Cancel') }).click()
  await page.getByRole('button', { name: say('Discard changes') }).click()
  await expect(tab.heading('S-10')).toBeVisible()
  await expect(tab.card.getByRole('row', { name: say('Seal {code}', { code: 'S-11' }) })).toHaveCount(0)

  // Deleting: refused for another user, and repeated after a lost answer.
  const deletion = tab.deletion('S-10')
  const remove = deletion.getByRole('button', { name: say('Delete') })
  const foreign = await sendAs(page, viewer, /\/v1\/declared-value/, ['DELETE'])
  await tab.openDeletion('S-10')
  await remove.click()
  await readNotAuthorised(page)
  await expect(deletion.getByRole('alert')).toContainText(
    say('You may not delete what is declared for this order. Ask your administrator.'),
  )
  await foreign.pass()
  const calls = await holdCalls(page, /\/declared-value/)
  await remove.click()
  await calls.lose()
  await readNoAnswer(page)
  await expect(deletion.getByRole('alert')).toContainText(say('The declaration may have been deleted'))
  expect(await violations(page)).toEqual([])
  await calls.pass()
  await remove.click()
  await expect(deletion).toBeHidden()
  await expect(tab.heading('S-10')).toBeHidden()
})

test('a conflict with another tab is shown at its line, and nothing is stored twice', async ({
  orders: page,
  origin,
}) => {
  test.slow()
  const order = await requestAgile(page, origin)
  const other = await page.context().newPage()
  await other.goto(page.url())
  const here = declared(page)
  const there = declared(other)
  for (const tab of [page, other]) await openDetail(tab, order)
  await there.open()
  await fill(there, 'S-20', '9')
  await declare(here, 'S-20')
  await there.save.click()
  await expect(there.alert).toContainText(say('The declaration {code} already exists', { code: 'S-20' }))
  await expect(there.dialog.getByRole('textbox', { name: field('Code', 1) })).toHaveValue('S-20')
  expect(await violations(other)).toEqual([])
  await there.dialog.getByRole('button', { name: say('Cancel') }).click()
  await other.getByRole('button', { name: say('Discard changes') }).click()
  await expect(there.heading('S-20')).toBeVisible()

  // One tab changes what the other one deletes; then both delete the same record.
  await declare(here, 'S-21')
  await other.reload()
  await there.openChange('S-21')
  const change = other.getByRole('dialog', { name: say('Change declaration {code}', { code: 'S-21' }) })
  await change.getByRole('textbox', { name: field('Amount', 1) }).fill('6')
  await here.openDeletion('S-21')
  await here
    .deletion('S-21')
    .getByRole('button', { name: say('Delete') })
    .click()
  await expect(here.heading('S-21')).toBeHidden()
  await change.getByRole('button', { name: say('Save') }).click()
  await expect(change.getByRole('alert')).toContainText(
    saying('The declaration {code} no longer exists', { code: 'S-21' }),
  )
  await change.getByRole('button', { name: say('Cancel') }).click()
  await other.getByRole('button', { name: say('Discard changes') }).click()
  for (const tab of [here, there]) await tab.openDeletion('S-20')
  for (const tab of [here, there]) {
    await tab
      .deletion('S-20')
      .getByRole('button', { name: say('Delete') })
      .click()
    await expect(tab.heading('S-20')).toBeHidden()
  }
  await other.close()
})
