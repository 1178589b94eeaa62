import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { closeNotice } from '../notice'
import { screen } from '../screen'
import { violations } from '../violations'
import { type CallId, world } from '../world'
import { AT_GRAN_VIA, bucket, newOrder, openOrder, openOrders, rowsWith } from './order-parts'

const tryAgain = () => page.getByRole('button', { name: 'Try again' })

/** Lets a call that is held back fail, and lets its repetition fail too. */
const lose = async (call: CallId, release: () => void) => {
  await world.fail({ call, as: 'network', times: 2 })
  release()
}

describe('the catalogues of an order form', () => {
  it.each([
    ['orders.faults', 'assistance-service', 'The faults could not be loaded.'],
    ['orders.supplies', 'supply-material-service', 'The material could not be loaded.'],
    ['orders.packs', 'delivery', 'The packs could not be loaded.'],
    ['orders.denominations', 'delivery', 'The notes and coins could not be loaded.'],
  ] as const)(
    'a catalogue of an order form that failed to load can be loaded again in the form (%s)',
    async (call, type, words) => {
      world.sendAs(call, 'no-access')
      await openOrders()
      await openOrder(type)
      await closeNotice()
      await expect.element(newOrder().getByText(words)).toBeVisible()
      world.sendAs(call, 'customer-operator')
      await tryAgain().click()
      await expect.element(newOrder().getByText(words)).not.toBeInTheDocument()
    },
  )

  it('the form of an order says, without a popup, that its currencies are loading or that they failed to load', async () => {
    const release = world.hold('orders.currencies')
    await openOrders()
    await openOrder('pickup')
    await expect.element(newOrder().getByText('The currencies are still loading.').first()).toBeVisible()
    await lose('orders.currencies', release)
    await expect.element(newOrder().getByText('The currencies could not be loaded.')).toBeVisible()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    await tryAgain().click()
    await expect.element(newOrder().getByRole('combobox', { name: 'Currency' })).not.toHaveValue('')
  })
})

describe('the page of orders', () => {
  it('if the service points failed to load, the page of orders says so instead of showing the list, and can load them again', async () => {
    const release = world.hold('servicePoints.list')
    await screen(AT_GRAN_VIA, { as: 'customer-operator' })
    await lose('servicePoints.list', release)
    const alert = page.getByRole('alert').filter({ hasText: 'Your service points could not be loaded' })
    await expect.element(alert).toMatchTextContent('Check your internet connection.')
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    expect(await violations()).toEqual([])
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect.element(rowsWith(/12\.500,75\s€/)).toBeVisible()
  })

  it('the page of orders requests a report once even if the response is lost, and shows the reason if the report is refused', async () => {
    await openOrders()
    const open = () => page.getByRole('button', { name: 'Export' }).click()
    const send = page.getByRole('dialog').getByRole('button', { name: 'Request report' })
    const first = page.getByRole('menu', { name: 'Export' }).getByRole('menuitem').first()
    await world.fail({ call: 'reports.requestOrders', as: 'lost-answer', times: 2 })
    await open()
    await first.click()
    await send.click()
    await closeNotice()
    await open()
    await first.click()
    await send.click()
    await expect.element(page.getByText(/^The report has been requested/)).toBeVisible()
    const keys = world.sent('reports.requestOrders').map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toEqual([keys[0], keys[0], keys[0]])
    // The request is sent as another customer, who may not see these service points, and so the back end refuses it.
    world.sendAs('reports.requestOrders', 'customer-other')
    await open()
    await first.click()
    await send.click()
    await expect.element(page.getByText('The report could not be requested')).toBeVisible()
  })
})

describe('a report of orders', () => {
  it('[ORD-165] [RPT-33] the dialog for a report of orders first asks for the days, and sends them with the request', async () => {
    await openOrders()
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'Amounts of orders' }).click()
    const dialog = page.getByRole('dialog', { name: 'Amounts of orders' })
    await expect.element(dialog).toBeVisible()
    expect(await violations()).toEqual([])
    expect(world.sent('reports.requestOrders')).toEqual([])
    await dialog.getByRole('textbox', { name: 'First day' }).fill('01/10/2026')
    await dialog.getByRole('textbox', { name: 'Last day' }).fill('31/10/2026')
    await dialog.getByRole('button', { name: 'Request report' }).click()
    await expect.element(page.getByText(/^The report has been requested/)).toBeVisible()
    expect(world.sent('reports.requestOrders').map(({ body }) => body)).toMatchObject([
      {
        lowerLimitSearch: '2026-10-01T00:00:00+02:00',
        upperLimitSearch: '2026-10-31T23:59:59+01:00',
        type: 'ORDERS_AMOUNTS',
      },
    ])
  })
})

describe('an open order', () => {
  it('an open order shows the ids of its packs, notes and coins until the names are loaded', async () => {
    const calls: readonly CallId[] = ['orders.packs', 'orders.denominations']
    for (const call of calls) world.sendAs(call, 'no-access')
    await openOrders()
    await rowsWith('Delivery')
      .filter({ hasText: /1\.500,00\s€/ })
      .getByRole('button', { name: /^Details of order/ })
      .click()
    const panel = page.getByRole('dialog')
    await expect
      .element(panel)
      .toMatchTextContent(/names of packs and the values of notes and coins could not be/)
    await expect.element(panel).toMatchTextContent(/Denomination \d/)
    for (const call of calls) world.sendAs(call, 'customer-operator')
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect.element(panel).toMatchTextContent(/Total50,00\s€/)
    await expect.element(panel).not.toMatchTextContent(/Denomination \d/)
  })
})

describe('a rating that was given', () => {
  const open = () =>
    bucket('Previous')
      .getByRole('button', { name: /^Rating of order \d+: 5 of 5/ })
      .first()
  const given = () => page.getByRole('dialog', { name: /^Rating of order/ })

  it('the rating of an order shows that it is loading or that it failed to load, and can be loaded again', async () => {
    await openOrders()
    const release = world.hold('orders.rating')
    await open().click()
    await expect.element(given().getByRole('status', { name: 'Loading the rating' })).toBeVisible()
    await lose('orders.rating', release)
    await expect.element(given().getByText('The rating could not be loaded')).toBeVisible()
    await given().getByRole('button', { name: 'Try again' }).click()
    await expect.element(given().getByRole('img', { name: '5 of 5, Excellent' })).toBeVisible()
  })

  it('the rating of an order is hidden from a user who may not see the order’s service point', async () => {
    await openOrders()
    world.sendAs('orders.rating', 'customer-other')
    await open().click()
    await expect
      .element(given())
      .toMatchTextContent('The order has not been rated, or it belongs to a service point that is not yours.')
  })
})
