import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, expectPath } from '../address'
import { screen } from '../screen'
import { violations } from '../violations'
import { world } from '../world'
import { AT_GRAN_VIA, openOrders } from './order-parts'

const operator = { as: 'customer-operator' }

const detail = () => page.getByRole('dialog')
const place = () => detail().getByRole('region', { name: 'Place' })
const details = (order = '') => page.getByRole('button', { name: new RegExp(`^Details of order ${order}`) })

/** The button that opens the first order of this type in the tables. */
const firstOf = (type: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: type, exact: true }) })
    .first()
    .getByRole('button', { name: /^Details of order/ })

describe('the detail of an order', () => {
  it.each([
    ['Pickup', 'pickup', /Requested amounts/],
    ['Delivery', 'delivery', /Notes and coins/],
    ['Delivery exchange', 'delivery-exchange', /Requested amount EUR/],
    ['Technical assistance', 'assistance-service', /Fault/],
    ['Supply of material', 'supply-material-service', /Requested material|No material is listed\./],
  ] as const)(
    '[RTE-10] the detail of an order of type %s can be opened from the list and by its URL',
    async (type, kind, words) => {
      const content = page
        .getByRole('dialog', { name: new RegExp(`^${type} \\d+$`) })
        .getByRole('region', { name: type, exact: true })
      await openOrders()
      const list = address()
      await firstOf(type).click()
      await expect.element(content).toMatchTextContent(words)
      await expectPath(new RegExp(`^/orders/${kind}/\\d+$`))
      await expect.poll(() => document.title).toMatch(new RegExp(`^${type} \\d+ · Orders`))
      const opened = address()
      history.back()
      await expect.element(detail()).not.toBeInTheDocument()
      expect(address()).toBe(list)
      await expect.poll(() => document.title).toMatch(/^Orders/)
      await screen(opened, operator)
      await expect.element(content).toMatchTextContent(words)
    },
  )

  it('[RTE-10] closing the detail of an order with Escape restores the scroll position and the focus', async () => {
    await openOrders()
    const list = address()
    const opener = firstOf('Supply of material')
    opener.element().scrollIntoView({ block: 'center' })
    const before = window.scrollY
    opener.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(place()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(detail()).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    expect(address()).toBe(list)
    await expect.poll(() => window.scrollY).toBe(before)
  })

  it.each([1280, 390, 320])(
    'the detail of an order is accessible at a width of %i pixels, and fits the window',
    async (width) => {
      await screen('/orders/delivery/18', { ...operator, width })
      await expect.element(detail().getByRole('row', { name: /^50,00/ })).toMatchTextContent(/30\s*1\.500,00/)
      expect(await violations()).toEqual([])
      for (const box of [document.documentElement, detail().element()])
        expect(box.scrollWidth - box.clientWidth).toBeLessThanOrEqual(0)
    },
  )

  it('an order of another customer is not found, just like an order that does not exist', async () => {
    await screen('/orders', { as: 'customer-other' })
    await details().first().click()
    await expect.element(place()).toBeVisible()
    for (const path of [address(), '/orders/pickup/999999999', '/orders/assistance-service/17']) {
      await screen(path, operator)
      await expect.element(detail()).toMatchTextContent('Order not found')
      await expect
        .element(detail())
        .toMatchTextContent('It does not exist or belongs to a service point that is not yours.')
      await expect.element(detail().getByRole('button', { name: 'Print' })).not.toBeInTheDocument()
    }
    await screen('/orders/gift/17', operator)
    await expectPath('/404')
  })

  it('the detail of an order that failed to load can be loaded again in the same dialog', async () => {
    await openOrders()
    await world.fail({ call: 'orders.pickup', as: 'network', times: 2 })
    await details('10017').click()
    await expect.element(detail()).toMatchTextContent('The order could not be loaded')
    await detail().getByRole('button', { name: 'Try again' }).click()
    await expect.element(place()).toMatchTextContent('Gran Vía 12')
  })

  it('a click beside an open order closes the order, and has no other effect', async () => {
    await screen(AT_GRAN_VIA, { ...operator, width: 1024 })
    await expect.element(details().first()).toBeVisible()
    const list = address()
    await details().first().click()
    await expect.element(detail()).toBeVisible()
    // The link to the reports is at this position. If the click also reached the page, the page of reports would open.
    await page.elementLocator(document.body).click({ position: { x: 44, y: 240 } })
    await expect.element(detail()).not.toBeInTheDocument()
    expect(address()).toBe(list)
  })
})
