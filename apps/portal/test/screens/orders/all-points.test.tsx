import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, expectPath, expectQuery } from '../address'
import { countClicks } from '../count-clicks'
import { reload, screen } from '../screen'
import { violations } from '../violations'
import { world } from '../world'
import { bucket, offeredPoints, pointSwitcher, rowsWith } from './order-parts'

const operator = { as: 'customer-operator' }

const todaysLine = () => page.getByText(/^Today: /)
const narrowing = () => page.getByRole('group', { name: 'Narrow the list' })
const details = () => page.getByRole('button', { name: /^Details of order/ })
const detail = () => page.getByRole('dialog')

describe('the first page of a user with several points', () => {
  it.each([
    ['customer-operator', '/'],
    ['customer-pe', '/'],
    ['provider-staff', '/'],
    ['provider-admin', '/orders'],
  ])(
    '[FIL-5] [ABL-51] a user with several service points first sees the orders of all points: user %s who opens the path %s',
    async (as, path) => {
      await screen(path, { as })
      await expect.element(todaysLine()).toBeVisible()
      await expectPath('/orders')
      await expectQuery({ points: 'all' })
      await expect.element(details().first()).toBeVisible()
    },
  )

  it('[ORD-191] the first page of a user with several service points shows late visits at once, with the same numbers as the user’s lists', async () => {
    await world.setNow(new Date('2026-11-23T19:00:00Z'))
    await screen('/orders', { as: 'provider-staff' })
    await expect.element(todaysLine()).toMatchTextContent(/^Today: \d+ visits, \d+ late, .*€$/)
    const late = Number(/(\d+) late/.exec(todaysLine().element().textContent)?.[1])
    await expect
      .poll(
        () =>
          bucket('Late' as never)
            .getByRole('row')
            .elements().length,
      )
      .toBe(late + 1)
    expect(await violations()).toEqual([])
  })

  it('[FIL-1] a user with several service points first sees the point that the user has chosen last', async () => {
    await screen('/orders', operator)
    await expect.element(todaysLine()).toBeVisible()
    await pointSwitcher().click()
    await offeredPoints().filter({ hasText: 'Casco Viejo' }).first().click()
    await expectQuery({ client: '1', center: '1', servicePoint: '2' })
    history.replaceState(null, '', '/orders')
    await reload(operator)
    await expect.element(pointSwitcher()).toMatchTextContent('Casco Viejo')
  })

  it('[FIL-6] if a service point in the URL is not available, the page of orders says so, and offers another page', async () => {
    await screen('/orders?servicePoint=999999', operator)
    await expect.element(page.getByText('This service point is not available')).toBeVisible()
    expect(address()).toBe('/orders?servicePoint=999999')
    await page.getByRole('button', { name: 'All my points' }).click()
    await expect.element(todaysLine()).toBeVisible()
  })
})

describe('the list of all points', () => {
  it('[FIL-7] [ORD-192] a reload and the back button keep the filters of the list of orders of all service points, which are in the URL', async () => {
    await screen('/orders?points=all', operator)
    await expect.element(rowsWith('Atocha').first()).toBeVisible()
    await narrowing().getByRole('combobox', { name: 'Point' }).selectOptions('Gran Vía 12')
    await narrowing().getByRole('combobox', { name: 'Type' }).selectOptions('Pickup')
    await expect.element(rowsWith('Atocha')).not.toBeInTheDocument()
    await expectQuery({ points: 'all', kind: 'pickup', ofPoint: '1' })
    await details().first().click()
    await expect.element(detail()).toBeVisible()
    history.back()
    await expectQuery({ points: 'all', kind: 'pickup', ofPoint: '1' })
    await reload(operator)
    await expect.element(details().first()).toBeVisible()
    await expect.element(rowsWith('Atocha')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect.element(rowsWith('Atocha').first()).toBeVisible()
  })

  it('[FIL-4] the list of orders of all service points requests its orders once, before the service points have loaded', async () => {
    const release = world.hold('servicePoints.list')
    await screen('/orders?points=all', operator)
    await expect.poll(() => world.sent('orders.upcoming').length).toBe(1)
    release()
    await expect.element(rowsWith('Atocha').first()).toBeVisible()
    expect(world.sent('orders.upcoming')).toHaveLength(1)
  })

  it('[FIL-4] [ORD-194] the list of orders of all service points shows previous orders, and cancelled orders on request', async () => {
    await screen('/orders?points=all', operator)
    await expect.element(bucket('Previous').getByRole('row').nth(1)).toBeVisible()
    await expect.element(bucket('Cancelled')).not.toBeInTheDocument()
    await page.getByRole('switch', { name: 'Show cancelled' }).click({ force: true })
    await expect.element(bucket('Cancelled').getByRole('row').nth(1)).toBeVisible()
  })

  it('[ORD-193] the list of orders of all service points can be grouped by service point', async () => {
    await screen('/orders?points=all', operator)
    await expect.element(details().first()).toBeVisible()
    await narrowing().getByRole('combobox', { name: 'Sorting' }).selectOptions('By point')
    await expectQuery({ points: 'all', by: 'point' })
  })

  it('[FIL-4] the list of orders of all service points has the countries as headings for an administrator of several countries', async () => {
    await screen('/orders?points=all', { as: 'provider-admin' })
    await expect.element(page.getByRole('heading', { name: 'Spain', exact: true })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Peru', exact: true })).toBeVisible()
  })

  it('[FIL-8] users of the provider can find a service point and an order in the list of orders of all service points', async () => {
    await screen('/orders?points=all', { as: 'provider-staff' })
    const search = page.getByRole('searchbox', { name: 'Search point or order number' })
    await search.fill('99999')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('No order with the number 99999 was found.')).toBeVisible()
    await search.fill('10026')
    await userEvent.keyboard('{Enter}')
    await expectPath(/^\/orders\/[\w-]+\/\d+$/)
    history.back()
    await expect.element(detail()).not.toBeInTheDocument()
    await search.fill('casco')
    await userEvent.keyboard('{Enter}')
    await expect.element(pointSwitcher()).toMatchTextContent('Casco Viejo')
  })
})

describe('an order that is open beside the list of all points', () => {
  it('in a window of 1366 pixels an open order leaves enough width for the list, and has buttons for the previous and next order', async () => {
    await screen('/orders?points=all', { ...operator, width: 1366 })
    await details().first().click()
    await expect.element(detail()).toBeVisible()
    await expect.element(page.getByRole('columnheader', { name: 'Point' }).first()).toBeVisible()
    const first = address()
    await detail().getByRole('button', { name: /^Next/ }).click()
    await expect.poll(address).not.toBe(first)
    await detail()
      .getByRole('button', { name: /^Previous/ })
      .click()
    await expect.poll(address).toBe(first)
  })

  it('an order that was opened by its number shows its state and its actions even if the list does not contain its day', async () => {
    await screen('/orders/pickup/26?servicePoint=1', operator)
    await expect.element(detail().getByRole('list', { name: 'Steps of the order' })).toBeVisible()
    await expect.element(detail().getByRole('button', { name: 'Order again' })).toBeVisible()
  })
})

describe('the export of all points', () => {
  it('[ORD-195] [ORD-196] the export of last month’s orders of all service points takes four clicks', async () => {
    await screen('/orders?points=all', operator)
    await expect.element(details().first()).toBeVisible()
    const clicks = countClicks()
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem').first().click()
    await page.getByRole('button', { name: 'Last month' }).click()
    await detail().getByRole('button', { name: 'Request report' }).click()
    await expect.poll(() => world.sent('reports.requestOrders').length).toBe(1)
    expect(clicks()).toBe(4)
    const [sent] = world.sent('reports.requestOrders')
    expect(sent?.body).toMatchObject({
      servicePoints: expect.arrayContaining([1, 2, 4]),
      lowerLimitSearch: '2026-10-01T00:00:00+02:00',
      upperLimitSearch: expect.stringMatching(/^2026-10-31T23:59:59/),
    })
  })

  it('[FIL-7] [ORD-195] the export of the orders of all service points contains only the orders of the client or point in the list’s filter', async () => {
    await screen('/orders?points=all&ofPoint=1', operator)
    await expect.element(details().first()).toBeVisible()
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem').first().click()
    await expect.element(detail()).toMatchTextContent('Orders of Gran Vía 12')
    await detail().getByRole('button', { name: 'Request report' }).click()
    await expect
      .poll(() => world.sent('reports.requestOrders')[0]?.body)
      .toMatchObject({ servicePoints: [1] })
  })
})
