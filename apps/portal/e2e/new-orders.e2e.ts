import type { Page } from '@playwright/test'
import { holdCalls } from './network'
import {
  cancelButton,
  cancelDialog,
  choose,
  choosePoint,
  chooseType,
  comments,
  confirmButton,
  dateField,
  dayFromNow,
  fillPickup,
  lastQuestion,
  newOrderDialog,
  openOrder,
  openPickup,
  orderIt,
  pieces,
  pointSwitcher,
  readNoAnswer,
  receipt,
  requestedOrder,
  rowsWith,
  sendAndConfirm,
  sendButton,
} from './orders-screen'
import { OTHER_LANGUAGE, say, saying } from './words'
import { expect, test, violations } from './world'

/** Requests notes, coins and a pack for Gran Vía, and checks the summary and the row in the table. */
async function requestDelivery(page: Page, day?: string): Promise<string> {
  const dialog = await openOrder(page, 'Delivery')
  if (day !== undefined) await (await dateField(dialog)).fill(day)
  await expect(sendButton(dialog)).toHaveAttribute('aria-disabled', 'true')
  await expect(sendButton(dialog)).toHaveAccessibleDescription(say('Add something to the order first.'))
  await pieces(dialog, '50,00 €').fill('40')
  await dialog.getByRole('textbox', { name: say('Amount in {piece}', { piece: '0,50 €' }) }).fill('12,5')
  await choose(dialog, page, say('Packs'), 'Caja de apertura')
  await dialog.getByRole('button', { name: say('Add') }).click()
  await expect(dialog.getByRole('status', { name: say('Total') })).toHaveText('2.216,50 €')
  expect(await violations(page)).toEqual([])
  await sendButton(dialog).click()
  const question = lastQuestion(page)
  await expect(question).toContainText('40 × 50,00 € = 2.000,00 €')
  await expect(question).toContainText('25 × 0,50 € = 12,50 €')
  await expect(question).toContainText('1 × Caja de apertura')
  await confirmButton(page).dblclick()
  await expect(receipt(page)).toBeVisible()
  expect(await violations(page)).toEqual([])
  // While the receipt says it, no toast does.
  await expect(page.getByText(saying('Order {order} has been requested.'))).toHaveCount(0)
  const code = await requestedOrder(page)
  await expect(page.getByText(say('Order {order} has been requested.', { order: code }))).toBeVisible()
  const row = rowsWith(page, 'Next', code)
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(say('Delivery'))
  await expect(row).toContainText('2.216,50 €')
  return code
}

test('a delivery goes from the empty form to its row, with notes, coins and packs', async ({
  orders: page,
}) => {
  await requestDelivery(page)
  await page.reload()
  await expect(rowsWith(page, 'Next', '2.216,50 €')).toHaveCount(1)
})

test.describe('in another language', () => {
  test.use({ language: OTHER_LANGUAGE })

  test('a delivery is requested and cancelled, and its toast offers it again', async ({ orders: page }) => {
    const row = rowsWith(page, 'Next', await requestDelivery(page, dayFromNow(3)))
    await cancelButton(row).click()
    const dialog = cancelDialog(page)
    await dialog.getByRole('combobox', { name: say('Reason') }).selectOption({ index: 1 })
    await dialog.getByRole('button', { name: saying('Cancel order {order}') }).click()
    const toast = page.getByRole('status').filter({ hasText: saying('Order {order} has been cancelled') })
    const again = say('Order again', {}, 'orders.act.repeat')
    await toast.getByRole('button', { name: again, exact: true }).click()
    await expect(lastQuestion(page)).toContainText('2.216,50 €')
    await page.goBack()
    await expect(lastQuestion(page)).toBeHidden()
    await page.getByRole('switch', { name: say('Show cancelled') }).click()
    await expect(rowsWith(page, 'Cancelled', '2.216,50')).toHaveCount(1)
  })
})

test('a delivery exchange uses the same form and is its own kind of order', async ({ orders: page }) => {
  const dialog = await openOrder(page, 'Delivery exchange')
  await pieces(dialog, '1,00 €').fill('131')
  await sendAndConfirm(page, dialog)
  const row = rowsWith(page, 'Next', await requestedOrder(page))
  await expect(row).toContainText(say('Delivery exchange'))
  await expect(row).toContainText('131,00 €')
})

test('a technician is called for a fault of the catalogue', async ({ orders: page }) => {
  const dialog = await openOrder(page, 'Technical assistance')
  await sendButton(dialog).click()
  await expect(dialog.getByRole('combobox', { name: say('Fault') })).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog).toContainText(say('Choose an option'))
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await choose(dialog, page, say('Fault'), 'Billetes retenidos')
  await comments(dialog).fill('Since this morning')
  expect(await violations(page)).toEqual([])
  await sendButton(dialog).click()
  await expect(lastQuestion(page)).toContainText('Billetes retenidos')
  await confirmButton(page).click()
  await expect(rowsWith(page, 'Next', await requestedOrder(page))).toContainText(say('Technical assistance'))
})

test('material is put on a list and requested without a day', async ({ orders: page }) => {
  const dialog = await openOrder(page, 'Supply of material')
  await expect(sendButton(dialog)).toHaveAttribute('aria-disabled', 'true')
  await expect(dialog).toContainText(say('The list is still empty. Add the first article above.'))
  await expect(dialog.getByRole('combobox', { name: say('Article') })).toHaveAccessibleDescription(
    saying('Choose a kind first.'),
  )
  await expect(dialog.getByRole('button', { name: say('Add') })).toHaveAccessibleDescription(
    say('Choose kind and article, and enter a valid quantity.'),
  )
  for (const [kind, article, count] of [
    ['Bolsas', 'Bolsa para moneda', '20'],
    ['Precintos', 'Precinto numerado', '15'],
    ['Bolsas', 'Bolsa para moneda', '25'],
  ] as const) {
    await choose(dialog, page, say('Kind of material'), kind)
    await choose(dialog, page, say('Article'), article)
    await dialog.getByRole('textbox', { name: say('Quantity'), exact: true }).fill(count)
    await dialog.getByRole('button', { name: say('Add') }).click()
  }
  const list = dialog.getByRole('list', { name: say('Requested material') })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  expect(await violations(page)).toEqual([])
  await sendButton(dialog).click()
  const question = lastQuestion(page)
  await expect(question).toContainText('25 × Bolsa para moneda')
  await expect(question).toContainText('15 × Precinto numerado')
  await confirmButton(page).click()
  await expect(rowsWith(page, 'Next', await requestedOrder(page))).toContainText(say('Supply of material'))
})

test('a total over the limit of the service point is refused with the excess, and nothing is lost', async ({
  orders: page,
}) => {
  const creates: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') creates.push(request.url())
  })
  const limit = '50.000,00 €'
  const dialog = await openOrder(page, 'Delivery')
  await expect(dialog).toContainText(say('Limit {limit}: {left} left', { limit, left: limit }))
  await pieces(dialog, '500,00 €').fill('101')
  await expect(dialog).toContainText(
    say('Limit {limit}: exceeded by {excess}', { limit, excess: '500,00 €' }),
  )
  await sendButton(dialog).click()
  const warning = page.getByRole('alertdialog', { name: say('Limit exceeded') })
  await expect(warning).toContainText(say('This service point may order up to {limit} at a time.', { limit }))
  await expect(warning).toContainText(say('Nothing has been sent. Go back and lower the quantities.'))
  await expect(warning).toContainText(
    say('Your order: {total}, that is {excess} too much.', { total: '50.500,00 €', excess: '500,00 €' }),
  )
  await warning.getByRole('button', { name: say('Close') }).click()
  await expect(pieces(dialog, '500,00 €')).toHaveValue('101')
  await pieces(dialog, '500,00 €').fill('100')
  await sendAndConfirm(page, dialog)
  await expect(rowsWith(page, 'Next', await requestedOrder(page))).toContainText('50.000,00 €')
  expect(creates).toHaveLength(1)
})

test('an amount that is not whole pieces, and a pack not yet added, are marked at their fields and stay as typed', async ({
  orders: page,
}) => {
  const dialog = await openOrder(page, 'Delivery')
  await expect(dialog.getByRole('button', { name: say('Add') })).toHaveAccessibleDescription(
    say('Choose a pack and enter how many, from 1 on.'),
  )
  const fifties = dialog.getByRole('textbox', { name: say('Amount in {piece}', { piece: '50,00 €' }) })
  await fifties.fill('75')
  await expect(dialog).toContainText(
    say('{amount} left over: less than one piece of {piece}.', { amount: '25,00 €', piece: '50,00 €' }),
  )
  await fifties.fill('')
  await pieces(dialog, '20,00 €').fill('2')
  await pieces(dialog, '10,00 €').fill('1,5')
  await choose(dialog, page, say('Packs'), 'Caja de apertura')
  await sendButton(dialog).click()
  await expect(pieces(dialog, '10,00 €')).toHaveAttribute('aria-invalid', 'true')
  await expect(
    dialog.getByRole('link', {
      name: say('{label}: {problem}', { label: '10,00 €', problem: say('Enter a whole number') }),
    }),
  ).toBeVisible()
  await expect(dialog).toContainText(say('Add what you have chosen to the list, or clear it'))
  await expect(pieces(dialog, '10,00 €')).toHaveValue('1,5')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('a composition is typed with the keyboard alone, as at a till', async ({ orders: page }) => {
  const dialog = await openOrder(page, 'Delivery')
  await expect(pieces(dialog, '500,00 €')).toBeVisible()
  await dialog.getByRole('combobox', { name: say('Currency') }).focus()
  await page.keyboard.press('Tab')
  await expect(pieces(dialog, '500,00 €')).toBeFocused()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', '4', 'Enter', '9', 'ArrowUp', 'ArrowDown', '3'])
    await page.keyboard.press(key)
  await expect(pieces(dialog, '50,00 €')).toHaveValue('4')
  await expect(pieces(dialog, '20,00 €')).toHaveValue('3')
  await page.keyboard.press('Control+Enter')
  await expect(confirmButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rowsWith(page, 'Next', await requestedOrder(page))).toContainText('260,00 €')
})

test('[ORD-101] the next order is for the service point chosen while the last one was being saved', async ({
  orders: page,
}) => {
  await choosePoint(page, /Casco Viejo/)
  const saving = await holdCalls(page, /\/v1\/pick-up-service$/)
  await sendAndConfirm(page, await openPickup(page))
  await page.goBack()
  await page.goBack()
  await expect(pointSwitcher(page)).toContainText('Gran Vía')
  await saving.pass()
  await expect(page.getByText(saying('Order {order} has been requested.'))).toBeVisible()
  const dialog = await openPickup(page)
  await fillPickup(dialog, '88,08', '')
  await orderIt(page, dialog)
  await expect(rowsWith(page, 'Next', '88,08 €')).toHaveCount(1)
})

test('an order that is given up goes at once, and leaves the focus where it was opened', async ({
  orders: page,
}) => {
  const opener = page.getByRole('button', { name: say('New order'), exact: true })
  for (const open of [() => opener.click(), () => page.keyboard.press('Enter')]) {
    await open()
    await expect(newOrderDialog(page)).toBeVisible()
    const drawn = await page.evaluateHandle(() => {
      const windows: Element[] = []
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
          if (node instanceof Element) windows.push(...node.querySelectorAll('[role=dialog]'))
      }).observe(document.body, { childList: true, subtree: true })
      return windows
    })
    await page.keyboard.press('Escape')
    await expect(newOrderDialog(page)).toBeHidden()
    await expect(opener).toBeFocused()
    expect(await drawn.evaluate((windows) => windows.length)).toBe(0)
  }
})

test('changing the type and back, and the back button, lose nothing of an order', async ({
  orders: page,
}) => {
  const dialog = await openOrder(page, 'Delivery')
  await pieces(dialog, '5,00 €').fill('many')
  await pieces(dialog, '2,00 €').fill('8')
  await chooseType(dialog, 'Supply of material')
  await chooseType(dialog, 'Delivery')
  await expect(pieces(dialog, '5,00 €')).toHaveValue('many')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.goForward()
  await expect(pieces(dialog, '5,00 €')).toHaveValue('many')
  await expect(pieces(dialog, '2,00 €')).toHaveValue('8')
})

test('a delivery survives a server that is down while limits are checked, and a lost answer', async ({
  orders: page,
  faults: { proxy, kill, start },
}) => {
  const dialog = await openOrder(page, 'Delivery')
  await pieces(dialog, '20,00 €').fill('33')
  await kill()
  await sendButton(dialog).click()
  await readNoAnswer(page)
  await expect(dialog.getByRole('alert')).toContainText(
    say('Nothing has been sent, and nothing you entered is lost. Send it again in a moment.'),
  )
  await expect(pieces(dialog, '20,00 €')).toHaveValue('33')
  await start()
  proxy.cutNextAnswerTo(/^PUT .*deliver-service/)
  await orderIt(page, dialog)
  await expect(rowsWith(page, 'Next', '660,00 €')).toHaveCount(1)
  expect(new Set(proxy.seen(/^idempotency-key: (.+)$/im)).size).toBe(1)
  await page.reload()
  await expect(rowsWith(page, 'Next', '660,00 €')).toHaveCount(1)
})
