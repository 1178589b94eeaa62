import type { RequestType } from '@remesa/domain/orders'
import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { screen } from '../screen'

/** URL of the orders of the service point Gran Vía 12, which belongs to the same center as Casco Viejo. */
export const AT_GRAN_VIA = '/orders?servicePoint=1'
/** URL of the orders of the service point Casco Viejo, which has agile pickup. */
export const AT_CASCO_VIEJO = '/orders?servicePoint=2'

type Bucket = 'Today' | 'Next' | 'Previous' | 'Cancelled'

export const bucket = (name: Bucket) => page.getByRole('region', { name, exact: true })
/** The rows of orders that contain a text, such as an amount. */
export const rowsWith = (text: string | RegExp, scope: Locator | typeof page = page) =>
  scope.getByRole('row').filter({ hasText: text })

/** Opens a URL as a customer with every role, and waits until the orders are shown. */
export const openOrders = async (address = AT_GRAN_VIA, as = 'customer-operator'): Promise<void> => {
  await screen(address, { as })
  await expect.element(bucket('Next').getByRole('row').nth(1)).toBeVisible()
}

/** The button that shows the chosen service point and opens the list of service points. */
export const pointSwitcher = () => page.getByRole('button', { name: /^Service point/ })
/** The service points that the open list offers. */
export const offeredPoints = () => page.getByRole('listbox').getByRole('option')
export const choosePoint = async (point: string | RegExp): Promise<void> => {
  await pointSwitcher().click()
  await offeredPoints().filter({ hasText: point }).first().click()
  await expect.element(pointSwitcher()).toMatchTextContent(point)
}

export const newOrderButton = () => page.getByRole('button', { name: 'New order', exact: true })
export const newOrder = () => page.getByRole('dialog', { name: 'New order' })

const typeNames: Readonly<Record<RequestType, string>> = {
  pickup: 'Pickup',
  delivery: 'Delivery',
  'delivery-exchange': 'Delivery exchange',
  'assistance-service': 'Technical assistance',
  'supply-material-service': 'Supply of material',
}

export const typeCard = (type: RequestType) =>
  newOrder()
    .getByRole('radiogroup', { name: 'Request type' })
    .getByRole('radio', { name: typeNames[type], exact: true })
const changeTypeButton = () => newOrder().getByRole('button', { name: 'Change request type' })
/** Chooses a type of order. The click is forced, because the card covers its radio button. */
export const chooseType = (type: RequestType): Promise<void> => typeCard(type).click({ force: true })
/**
 * Changes the type of an order. A chosen type is shown as a single line, which has to be opened first; without a chosen
 * type all types are shown.
 */
export const changeType = async (type: RequestType): Promise<void> => {
  await expect.element(changeTypeButton().or(typeCard(type)).first()).toBeInTheDocument()
  if (changeTypeButton().elements().length > 0) await changeTypeButton().click()
  await chooseType(type)
}
/** Opens the form with a type of order. If only one type is offered, it is already chosen. */
export const openOrder = async (type: RequestType): Promise<void> => {
  await newOrderButton().click()
  const card = typeCard(type)
  await expect
    .element(card.or(newOrder().getByText(typeNames[type], { exact: true })).first())
    .toBeInTheDocument()
  if (card.elements().length > 0) await chooseType(type)
}

export const totalAmount = () => newOrder().getByRole('textbox', { name: 'Total amount', exact: true })
export const comments = () => newOrder().getByRole('textbox', { name: 'Comments', exact: true })
export const pieces = (piece: string) =>
  newOrder().getByRole('textbox', { name: `Pieces of ${piece}`, exact: true })
/** The field in which a user types a day that the list of days does not contain. */
export const otherDay = async (): Promise<Locator> => {
  await newOrder().getByRole('radio', { name: 'Other day' }).click({ force: true })
  return serviceDate()
}
export const serviceDate = () => newOrder().getByRole('textbox', { name: 'Service date' })

export const sendButton = () => newOrder().getByRole('button', { name: 'Send', exact: true })
/** The dialog that shows the summary of an order and asks the user to confirm it. */
export const lastQuestion = () => page.getByRole('dialog', { name: 'Send this order?' })
/** The button that sends the order. Its name contains the type and the amount of the order. */
export const confirmButton = () =>
  page.getByRole('button', { name: /^Order (pickup|delivery|exchange|assistance|supplies|another)/ })
export const sendAndConfirm = async (): Promise<void> => {
  await sendButton().click()
  await confirmButton().click()
}

export const receipt = () => page.getByRole('dialog', { name: 'Ordered' })
/** Closes the receipt, so that the list is shown again, and returns the number of the order. */
export const closeReceipt = async (): Promise<string> => {
  const number = receipt()
    .getByRole('paragraph')
    .filter({ hasText: /^Order / })
  await expect.element(number).toBeVisible()
  const order = number.element().textContent.replace('Order ', '')
  await receipt().getByRole('button', { name: 'Done' }).click()
  await expect.element(receipt()).not.toBeInTheDocument()
  return order
}
export const orderIt = async (): Promise<string> => {
  await sendAndConfirm()
  return closeReceipt()
}

export const discard = (): Promise<void> => page.getByRole('button', { name: 'Discard changes' }).click()
