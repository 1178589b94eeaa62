import { expect, type Locator, type Page } from '@playwright/test'
import { say, saying } from './words'
import { acceptCookies, fillSignIn } from './world'

/** Chooses an option of a combobox as a user does, by opening the list and clicking the option's text. */
export async function choose(
  scope: Page | Locator,
  page: Page,
  name: string,
  option: string | RegExp,
): Promise<void> {
  const field = scope.getByRole('combobox', { name, exact: true })
  if ((await field.evaluate((element) => element.tagName)) === 'SELECT') {
    const labels = await field.locator('option').allTextContents()
    const label = labels.find((text) => (typeof option === 'string' ? text === option : option.test(text)))
    await field.selectOption({ label: label ?? String(option) })
    return
  }
  await field.click()
  await page.getByRole('listbox').getByRole('option', { name: option }).first().click()
}

/** The service point of most tests, which is the second service point of Bazar Norte Bilbao. */
export const granVia = /Gran Vía/

/**
 * The button that shows the chosen service point. The page has no such button for a user with a single service point.
 */
export const pointSwitcher = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(`^${say('Service point')}`) })

/** The service points that the open list offers. */
export const offeredPoints = (page: Page): Locator => page.getByRole('listbox').getByRole('option')

/** Chooses a service point and waits until its orders are shown. */
export async function choosePoint(page: Page, point: RegExp): Promise<void> {
  await pointSwitcher(page).click()
  await offeredPoints(page).filter({ hasText: point }).first().click()
  await expect(pointSwitcher(page)).toContainText(point)
  await expect(bucket(page, 'Next').getByRole('table')).toBeVisible()
}

/** Chooses a service point, unless a point is chosen already. */
export async function chooseAnyPoint(page: Page): Promise<void> {
  const ofAll = pointSwitcher(page).filter({ hasText: say('All my points') })
  const orders = bucket(page, 'Next').getByRole('table')
  await expect(ofAll.or(orders).first()).toBeVisible()
  if (await ofAll.isVisible()) {
    await pointSwitcher(page).click()
    await offeredPoints(page)
      .filter({ hasNotText: say('All my points') })
      .first()
      .click()
    await expect(ofAll).toBeHidden()
  }
  await expect(orders).toBeVisible()
}

/** Signs in, closes the warning that some countries show, and chooses a service point. */
export async function arrive(
  page: Page,
  origin: string,
  username: string,
  { isWarned }: { readonly isWarned: boolean },
): Promise<void> {
  await page.goto(`${origin}/orders`)
  await fillSignIn(page, username)
  if (isWarned)
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Close') })
      .click()
  await acceptCookies(page)
  await chooseAnyPoint(page)
}

const buckets = {
  Today: 'orders.bucket.today',
  Next: 'orders.bucket.next',
  Previous: 'orders.bucket.previous',
  Cancelled: 'orders.bucket.cancelled',
} as const
type Bucket = keyof typeof buckets

export const nameOf = (bucket: Bucket): string => say(bucket, {}, buckets[bucket])

export const bucket = (page: Page, name: Bucket): Locator => page.getByRole('region', { name: nameOf(name) })

/** The rows of a table of orders that contain a text, such as an amount. */
export const rowsWith = (page: Page, name: Bucket, text: string): Locator =>
  bucket(page, name).getByRole('row').filter({ hasText: text })

export const detailsButton = (scope: Page | Locator): Locator =>
  scope.getByRole('button', { name: saying('Details of order {order}') })

export const cancelButton = (scope: Page | Locator): Locator =>
  scope.getByRole('button', { name: saying('Cancel order {order}') })

export const cancelDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: saying('Cancel order {order}') })

export const newOrderDialog = (page: Page): Locator => page.getByRole('dialog', { name: say('New order') })

export type OrderType =
  | 'Pickup'
  | 'Delivery'
  | 'Delivery exchange'
  | 'Technical assistance'
  | 'Supply of material'

export async function openOrder(page: Page, type: OrderType): Promise<Locator> {
  await page.getByRole('button', { name: say('New order') }).click()
  const dialog = newOrderDialog(page)
  await chooseType(dialog, type)
  return dialog
}

export const typeCard = (dialog: Locator, type: OrderType): Locator =>
  dialog.getByRole('radiogroup', { name: say('Request type') }).getByRole('radio', {
    name: say(type),
    exact: true,
  })

export async function chooseType(dialog: Locator, type: OrderType): Promise<void> {
  const change = dialog.getByRole('button', { name: say('Change request type') })
  if (await change.isVisible()) await change.click()
  // The click is forced, because the card covers its radio button. Once the type is chosen, a single line replaces the
  // cards.
  await typeCard(dialog, type).click({ force: true })
}

export const openPickup = (page: Page): Promise<Locator> => openOrder(page, 'Pickup')

/** The field in which a user types a day that the list of days does not contain. */
export async function dateField(dialog: Locator): Promise<Locator> {
  await dialog.getByRole('radio', { name: say('Other day') }).check({ force: true })
  return dialog.getByRole('textbox', { name: say('Service date') })
}

export const totalAmount = (dialog: Locator): Locator => dialog.getByLabel(say('Total amount'))

export const comments = (dialog: Locator): Locator =>
  dialog.getByLabel(say('Comments', {}, 'orders.form.comments'))

export const pieces = (dialog: Locator, piece: string): Locator =>
  dialog.getByRole('textbox', { name: say('Pieces of {piece}', { piece }), exact: true })

/** Fills in the required fields of a pickup, and leaves the proposed dates and times unchanged. */
export async function fillPickup(dialog: Locator, amount: string, text: string): Promise<void> {
  await totalAmount(dialog).fill(amount)
  await comments(dialog).fill(text)
}

export const sendButton = (dialog: Locator): Locator => dialog.getByRole('button', { name: say('Send') })

/** The dialog that shows the summary of an order and asks the user to confirm it. */
export const lastQuestion = (page: Page): Locator =>
  page.getByRole('dialog', { name: say('Send this order?') })

const orderWords = [
  'Order another',
  'Order pickup',
  'Order delivery',
  'Order exchange',
  'Order assistance',
  'Order supplies',
] as const

/** The button that sends an order. Its name contains the type and the amount of the order. */
export const confirmButton = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(`^(${orderWords.map((words) => say(words)).join('|')})`) })

export async function sendAndConfirm(page: Page, dialog: Locator): Promise<void> {
  await sendButton(dialog).click()
  await confirmButton(page).click()
}

export const receipt = (page: Page): Locator => page.getByRole('dialog', { name: say('Ordered') })

/** Closes the receipt of an order, so that the list of orders is shown again. */
export async function closeReceipt(page: Page): Promise<void> {
  await receipt(page)
    .getByRole('button', { name: say('Done', {}, 'orders.receipt.done') })
    .click()
  await expect(receipt(page)).toBeHidden()
}

/** Sends the order of the form, closes its receipt, and returns the order's number. */
export async function orderIt(page: Page, dialog: Locator): Promise<string> {
  await sendAndConfirm(page, dialog)
  return requestedOrder(page)
}

/**
 * Reads the number of the order on its receipt and closes the receipt. A toast shows the number for four more seconds.
 */
export async function requestedOrder(page: Page): Promise<string> {
  const words = saying('Order {order}', {}, 'orders.receipt.number')
  const number = receipt(page).getByRole('paragraph').filter({ hasText: words })
  const order = words.exec(await number.innerText())?.[1] ?? ''
  await closeReceipt(page)
  return order
}

/** The text of a day as a user types it. The day is so far ahead that an order for it can still be cancelled. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-GB', { timeZone: 'Europe/Madrid' })

/** Waits for the popup that reports a server which does not respond, and closes the popup. */
export async function readNoAnswer(page: Page): Promise<void> {
  const popup = page.getByRole('alertdialog').filter({ hasText: say('Check your internet connection.') })
  await popup.getByRole('button', { name: say('Close') }).click()
  await expect(popup).toBeHidden()
}

/** The button that repeats a request that failed. */
export const tryAgain = (scope: Page | Locator): Locator =>
  scope.getByRole('button', { name: say('Try again') })
