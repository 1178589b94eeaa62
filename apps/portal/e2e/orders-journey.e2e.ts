import {
  bucket,
  choosePoint,
  closeReceipt,
  comments,
  confirmButton,
  fillPickup,
  granVia,
  newOrderDialog,
  openPickup,
  orderIt,
  pointSwitcher,
  readNoAnswer,
  requestedOrder,
  rowsWith,
  sendAndConfirm,
  sendButton,
  totalAmount,
} from './orders-screen'
import { say } from './words'
import { acceptCookies, expect, fillSignIn, test } from './world'

test('a reload and the back button keep the filters of the list of orders and the switch for cancelled orders', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/orders`)
  await fillSignIn(page, 'customer-operator')
  await acceptCookies(page)
  await choosePoint(page, granVia)
  for (const name of ['Today', 'Next', 'Previous'] as const)
    await expect(bucket(page, name).getByRole('table')).toBeVisible()
  await page.getByRole('switch', { name: say('Show cancelled') }).click()
  await expect(bucket(page, 'Cancelled').getByRole('table')).toBeVisible()
  const chosen = await pointSwitcher(page).innerText()
  await page.reload()
  await expect(bucket(page, 'Cancelled')).toBeVisible()
  await expect(pointSwitcher(page)).toHaveText(chosen, { useInnerText: true })
  await page.getByRole('button', { name: say('New order') }).click()
  await expect(newOrderDialog(page)).toBeVisible()
  await page.goBack()
  await expect(newOrderDialog(page)).toBeHidden()
  await expect(bucket(page, 'Cancelled')).toBeVisible()
})

test('a requested pickup still exists after the server was killed and started again', {
  tag: '@core',
}, async ({ orders: page, faults: { pid, kill, start } }) => {
  const dialog = await openPickup(page)
  await fillPickup(dialog, '4321,09', 'Two bags at the counter')
  await sendAndConfirm(page, dialog)
  await requestedOrder(page)
  await expect(newOrderDialog(page)).toBeHidden()
  await expect(rowsWith(page, 'Next', '4.321,09 €')).toHaveCount(1)

  const killed = pid()
  await kill()
  await start()
  expect(pid()).not.toBe(killed)

  await page.reload()
  await expect(rowsWith(page, 'Next', '4.321,09 €')).toHaveCount(1)
})

test('double clicks on send and confirm create one order', { tag: '@core' }, async ({ orders: page }) => {
  const creates: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') creates.push(request.headers()['idempotency-key'] ?? '')
  })
  const dialog = await openPickup(page)
  await fillPickup(dialog, '77.31', '')
  await sendButton(dialog).dblclick()
  await confirmButton(page).dblclick()
  await closeReceipt(page)
  await expect(rowsWith(page, 'Next', '77,31 €')).toHaveCount(1)
  expect(creates).toHaveLength(1)
  expect(creates[0]).toMatch(/^[\w-]{20,}$/)
})

test('a pickup whose response was lost is sent again with the same idempotency key, and exists once', {
  tag: '@core',
}, async ({ orders: page, faults: { proxy } }) => {
  const dialog = await openPickup(page)
  await fillPickup(dialog, '55.55', 'Answer goes missing')
  proxy.cutNextAnswerTo(/^PUT .*pick-up-service/)
  await orderIt(page, dialog)
  await expect(rowsWith(page, 'Next', '55,55 €')).toHaveCount(1)
  expect(proxy.cuts()).toBe(1)
  // The browser may repeat a lost PUT request by itself, so all requests that reached the server are counted.
  const keys = proxy.seen(/^idempotency-key: (.+)$/im)
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  await page.reload()
  await expect(rowsWith(page, 'Next', '55,55 €')).toHaveCount(1)
})

test('no typed text is lost if the server is down while a pickup is sent', { tag: '@core' }, async ({
  orders: page,
  faults: { kill, start },
}) => {
  const popups = page.waitForResponse(/failure-popups/)
  await page.reload()
  const dialog = await openPickup(page)
  await fillPickup(dialog, '66.66', 'Typed before the server went away')
  await popups
  await kill()
  await sendAndConfirm(page, dialog)
  await readNoAnswer(page)
  await expect(totalAmount(dialog)).toHaveValue(/66[.,]66/)
  await expect(comments(dialog)).toHaveValue('Typed before the server went away')
  await start()
  await orderIt(page, dialog)
  await expect(rowsWith(page, 'Next', '66,66 €')).toHaveCount(1)
})
