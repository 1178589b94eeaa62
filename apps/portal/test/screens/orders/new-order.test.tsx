import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectPath } from '../address'
import { closeNotice } from '../notice'
import { violations } from '../violations'
import { world } from '../world'
import {
  AT_CASCO_VIEJO,
  changeType,
  choosePoint,
  closeReceipt,
  comments,
  confirmButton,
  lastQuestion,
  newOrder,
  openOrder,
  openOrders,
  orderIt,
  pieces,
  pointSwitcher,
  receipt,
  rowsWith,
  sendAndConfirm,
  sendButton,
  totalAmount,
} from './order-parts'

const add = () => newOrder().getByRole('button', { name: 'Add' })
const choose = (field: string, option: string) =>
  newOrder().getByRole('combobox', { name: field, exact: true }).selectOptions(option)

describe('a new order', () => {
  it('a new order for a delivery with notes, coins and packs can be entered in the empty form, and appears once in the list', async () => {
    await openOrders()
    await openOrder('delivery')
    await expect.element(sendButton()).toHaveAccessibleDescription('Add something to the order first.')
    await pieces('50,00 €').fill('40')
    await newOrder().getByRole('textbox', { name: 'Amount in 0,50 €' }).fill('12,5')
    await choose('Packs', 'Caja de apertura')
    await add().click()
    await expect
      .element(newOrder().getByRole('status', { name: 'Total' }))
      .toMatchTextContent(/^2\.216,50\s€$/)
    expect(await violations()).toEqual([])
    await sendButton().click()
    await expect.element(lastQuestion()).toMatchTextContent(/40 × 50,00\s€ = 2\.000,00\s€/)
    await expect.element(lastQuestion()).toMatchTextContent(/25 × 0,50\s€ = 12,50\s€/)
    await expect.element(lastQuestion()).toMatchTextContent('1 × Caja de apertura')
    await confirmButton().dblClick()
    await expect.element(receipt()).toBeVisible()
    expect(await violations()).toEqual([])
    // While the receipt is shown, no toast announces the order.
    const toast = page.getByText(/^Order \d+ has been requested/)
    await expect.element(toast).not.toBeInTheDocument()
    const order = await closeReceipt()
    await expect.element(toast).toMatchTextContent(order)
    await expect.element(rowsWith(order)).toMatchTextContent(/Delivery.*2\.216,50\s€/)
    expect(world.sent('orders.createDelivery')).toHaveLength(1)
  })

  it('a new delivery exchange uses the form of deliveries, is stored with its own type, and can be opened from the toast with the keyboard', async () => {
    await openOrders()
    await openOrder('delivery-exchange')
    await pieces('1,00 €').fill('131')
    const order = await orderIt()
    await expect.element(rowsWith(order)).toMatchTextContent(/Delivery exchange.*131,00\s€/)
    const link = page.getByRole('link', { name: `Details of order ${order}` })
    await expect.element(link).toBeVisible()
    await userEvent.keyboard('{Alt>}t{/Alt}{Tab}{Tab}')
    await expect.element(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expectPath(/^\/orders\/delivery-exchange\/\d+$/)
  })

  it('a new order for a technician contains a fault from the catalogue', async () => {
    await openOrders()
    await openOrder('assistance-service')
    await choose('Fault', 'Billetes retenidos')
    await comments().fill('Since this morning')
    await sendButton().click()
    await expect.element(lastQuestion()).toMatchTextContent('Billetes retenidos')
    await confirmButton().click()
    await expect.element(rowsWith(await closeReceipt())).toMatchTextContent('Technical assistance')
  })

  it('a new order for operating material lists the material, and has no day', async () => {
    await openOrders()
    await openOrder('supply-material-service')
    await choose('Kind of material', 'Bolsas')
    await choose('Article', 'Bolsa para moneda')
    await newOrder().getByRole('textbox', { name: 'Quantity', exact: true }).fill('25')
    await add().click()
    await sendButton().click()
    await expect.element(lastQuestion()).toMatchTextContent('25 × Bolsa para moneda')
    await confirmButton().click()
    await expect.element(rowsWith(await closeReceipt())).toMatchTextContent('Supply of material')
  })

  it('a new order above the limit of its service point states the excess amount, is not sent, and keeps the typed values', async () => {
    await openOrders()
    await openOrder('delivery')
    await expect.element(newOrder()).toMatchTextContent(/Limit 50\.000,00\s€: 50\.000,00\s€ left/)
    await pieces('500,00 €').fill('101')
    await sendButton().click()
    const warning = page.getByRole('alertdialog', { name: 'Limit exceeded' })
    await expect
      .element(warning)
      .toMatchTextContent(/Your order: 50\.500,00\s€, that is 500,00\s€ too much\./)
    await warning.getByRole('button', { name: 'Close' }).click()
    await expect.element(pieces('500,00 €')).toHaveValue('101')
    await pieces('500,00 €').fill('100')
    await orderIt()
    expect(world.sent('orders.createDelivery')).toHaveLength(1)
  })

  it('[ORD-101] a service point that the user chooses while an order is being saved becomes the point of the next new order', async () => {
    await openOrders()
    await choosePoint('Casco Viejo')
    const save = world.hold('orders.createPickup')
    await openOrder('pickup')
    await sendAndConfirm()
    history.go(-2)
    await expect.element(pointSwitcher()).toMatchTextContent('Gran Vía')
    save()
    await expect.element(page.getByText(/^Order \d+ has been requested/)).toBeVisible()
    await openOrder('pickup')
    await totalAmount().fill('88,08')
    await expect.element(rowsWith(await orderIt())).toMatchTextContent(/88,08\s€/)
    const points = world.sent('orders.createPickup').map(({ body }) => body)
    expect(points).toMatchObject([{ servicePointId: 'PS-0002' }, { servicePointId: 'PS-0001' }])
  })

  it('a new order loses no values if the user changes its type and back, or uses the browser’s back button', async () => {
    await openOrders()
    await openOrder('delivery')
    await pieces('5,00 €').fill('many')
    await changeType('supply-material-service')
    await changeType('delivery')
    await expect.element(pieces('5,00 €')).toHaveValue('many')
    history.back()
    await expect.element(newOrder()).not.toBeInTheDocument()
    history.forward()
    await expect.element(pieces('5,00 €')).toHaveValue('many')
  })

  it('a new order is not sent while its limits can’t be checked, and exists once if its response is lost', async () => {
    await openOrders()
    await openOrder('delivery')
    await pieces('20,00 €').fill('33')
    await world.fail({ call: 'servicePoints.limits', as: 'network', times: 2 })
    await sendButton().click()
    await expect.element(page.getByText('The limits could not be checked')).toBeVisible()
    await closeNotice()
    await expect
      .element(newOrder().getByRole('alert'))
      .toMatchTextContent('Nothing has been sent, and nothing you entered is lost.')
    await world.fail({ call: 'orders.createDelivery', as: 'lost-answer' })
    await expect.element(rowsWith(await orderIt())).toMatchTextContent(/660,00\s€/)
    await expect.element(rowsWith(/660,00\s€/)).toHaveLength(1)
    const keys = world.sent('orders.createDelivery').map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toEqual([keys[0], keys[0]])
  })

  it('a new order whose response was lost is not created twice if the form is changed before the order is sent again', async () => {
    await openOrders()
    await openOrder('pickup')
    await totalAmount().fill('96,01')
    await world.fail({ call: 'orders.createPickup', as: 'lost-answer', times: 2 })
    await sendAndConfirm()
    await closeNotice()
    const alert = newOrder().getByRole('alert')
    await expect.element(alert).toMatchTextContent('The order may have been saved')
    await totalAmount().fill('96,02')
    await sendAndConfirm()
    await expect.element(alert).toMatchTextContent('An earlier version was already saved')
    await newOrder().getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect.element(rowsWith(/96,01\s€/)).toBeVisible()
    await expect.element(rowsWith(/96,02\s€/)).not.toBeInTheDocument()
  })

  it('the form of a new order that the back end refuses keeps the typed values, and shows the reason at the refused field', async () => {
    await openOrders()
    await openOrder('pickup')
    await totalAmount().fill('95,01')
    world.change('orders.createPickup', (body: object) => ({
      ...body,
      requestInitialTime: '2026-11-20T09:00:00Z',
    }))
    await sendAndConfirm()
    await expect
      .element(page.getByText('The order could not be saved. What you entered is still here.'))
      .toBeVisible()
    await expect
      .element(newOrder().getByRole('alert').first())
      .toMatchTextContent('The order was not accepted')
    await expect.element(totalAmount()).toHaveValue('95,01')
    world.change('orders.createPickup', (body) => body)
    await expect.element(rowsWith(await orderIt())).toMatchTextContent(/95,01\s€/)
  })

  it('a new order at a service point with agile pickup has no amount', async () => {
    await openOrders(AT_CASCO_VIEJO)
    await openOrder('pickup')
    await expect
      .element(newOrder())
      .toMatchTextContent(/you declare what is in each bag once the order exists/)
    await expect.element(totalAmount()).not.toBeInTheDocument()
  })
})
