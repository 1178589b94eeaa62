import { unwrap } from '@remesa/api-client/tasks'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PHONE, WIDE } from '../list-page'
import { screen } from '../screen'
import { tabTo } from '../tab-to'
import { violations } from '../violations'
import { world } from '../world'
import { POINTS } from './list-parts'

const ADMIN = { as: 'provider-admin', ...WIDE }
const activeSwitch = () => page.getByRole('switch', { name: 'Active: Gran Vía 12' })
const dialog = () => page.getByRole('dialog', { name: 'Close Gran Vía 12?' })
const part = (name: string) => dialog().getByRole('region', { name })
const button = (name: string | RegExp) => dialog().getByRole('button', { name })
const inactive = () => page.getByText('Inactive', { exact: true })
const open = async () => {
  await activeSwitch().click()
  await expect.element(part('Orders to cancel')).toBeVisible()
}

describe('the closing of a service point', () => {
  it('[REC-107] [REC-108] closing a service point cancels its orders, removes its assignments and deactivates it, and a cancellation without a response is repeated', async () => {
    for (const role of ['PICKUP', 'DELIVERY', 'DELIVERY-EXCHANGE', 'SUPPLY-MATERIAL-SERVICE'])
      await world.grant('provider-admin', role)
    await screen(`${POINTS}/1`, ADMIN)
    await open()
    const orders = part('Orders to cancel').getByRole('checkbox')
    await expect.element(orders.nth(1)).toBeChecked()
    await expect.element(part('Assignments to remove').getByRole('checkbox').first()).toBeChecked()
    expect(await violations()).toEqual([])
    for (const other of orders.all().slice(1)) await other.click()
    await expect.element(button('Close it now')).toHaveAttribute('aria-disabled', 'true')
    const reasons = dialog().getByRole('combobox', { name: 'Reason' })
    const [, reason] = reasons.getByRole('option').elements()
    await reasons.selectOptions(reason?.textContent ?? '')
    await world.fail({ call: 'orders.cancel', as: 'lost-answer', times: 3 })
    await button('Close it now').click()
    await expect.element(dialog().getByText('No answer', { exact: true })).toBeVisible()
    expect(world.sent('users.unassign').length).toBeGreaterThan(0)
    expect(world.sent('servicePoints.setStatus')).toEqual([])
    await expect.element(button('Deactivate without the rest')).toBeVisible()
    await button(/^Repeat/).click()
    await expect.element(button(/^Repeat/)).not.toBeInTheDocument()
    await button('Close').first().click()
    await expect.element(inactive()).toBeVisible()
    await expect.element(activeSwitch()).toHaveFocus()
    const keys = world.sent('orders.cancel').map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
    expect(world.sent('servicePoints.setStatus')).toHaveLength(1)
  })

  it('[REC-107] a service point can be closed by the keyboard alone, and the focus returns to the switch', async () => {
    await world.grant('provider-admin', 'PICKUP')
    await screen(`${POINTS}/1`, ADMIN)
    await tabTo(activeSwitch())
    await userEvent.keyboard(' ')
    const orders = part('Orders to cancel').getByRole('checkbox')
    await expect.element(orders.first()).toBeChecked()
    for (const other of orders.all().slice(1)) {
      await tabTo(other)
      await userEvent.keyboard(' ')
    }
    await tabTo(dialog().getByRole('combobox', { name: 'Reason' }))
    await userEvent.keyboard('{ArrowDown}')
    await tabTo(button('Close it now'))
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog().getByText(/have been changed$/)).toBeVisible()
    await tabTo(button('Close').first())
    await userEvent.keyboard('{Enter}')
    await expect.element(inactive()).toBeVisible()
    await expect.element(activeSwitch()).toHaveFocus()
  })

  it('[REC-129] Undo after the closing of a service point activates the point and restores its assignments, and says that cancelled orders stay cancelled', async () => {
    await world.grant('provider-admin', 'PICKUP')
    await screen(`${POINTS}/1`, ADMIN)
    await open()
    await expect.element(dialog().getByText(/cancelled orders stay cancelled/)).toBeVisible()
    const orders = part('Orders to cancel').getByRole('checkbox')
    await expect.element(orders.first()).toBeChecked()
    for (const other of orders.all().slice(1)) await other.click()
    const reasons = dialog().getByRole('combobox', { name: 'Reason' })
    const [, reason] = reasons.getByRole('option').elements()
    await reasons.selectOptions(reason?.textContent ?? '')
    await button('Close it now').click()
    await expect.element(dialog().getByText(/have been changed$/)).toBeVisible()
    const removals = world.sent('users.unassign').length
    expect(removals).toBeGreaterThan(0)
    await button('Close').first().click()
    await expect
      .element(page.getByText('Gran Vía 12 is inactive. 1 cancelled order stays cancelled'))
      .toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(activeSwitch()).toBeChecked()
    await expect.poll(() => world.sent('users.assign').length).toBe(removals)
    await activeSwitch().click()
    const restored = part('Assignments to remove').getByRole('checkbox')
    await expect.poll(() => restored.elements().length).toBe(removals)
  })

  it('[REC-108] the closing of a service point shows an order as refused if another user has already cancelled the order, and can then deactivate the point', async () => {
    await world.grant('provider-admin', 'PICKUP')
    await screen(`${POINTS}/1`, ADMIN)
    await open()
    const orders = part('Orders to cancel').getByRole('checkbox')
    await expect.element(orders.first()).toBeChecked()
    for (const other of orders.all().slice(1)) await other.click()
    const reasons = dialog().getByRole('combobox', { name: 'Reason' })
    const [, reason] = reasons.getByRole('option').elements()
    await reasons.selectOptions(reason?.textContent ?? '')
    const number = /\d{5}/.exec(orders.first().element().closest('li')?.textContent ?? '')?.[0]
    const api = world.as('customer-operator').orders
    const { content } = await unwrap(api.upcoming({ params: { countryCode: 'ES' }, query: { size: 100 } }))
    const order = content.find(({ serviceCode }) => serviceCode === number)
    await unwrap(
      api.cancel(
        {
          params: { countryCode: 'ES', type: 'pick-up-service', serviceId: order?.serviceId ?? '' },
          body: { cancellationReasonId: '1', observations: '' },
        },
        { idempotencyKey: crypto.randomUUID() },
      ),
    )
    await button('Close it now').click()
    await expect.element(dialog().getByText('Refused', { exact: true })).toBeVisible()
    expect(world.sent('servicePoints.setStatus')).toEqual([])
    await button('Deactivate without the rest').click()
    await expect.element(button('Deactivate without the rest')).not.toBeInTheDocument()
    await button('Close').first().click()
    await expect.element(inactive()).toBeVisible()
    expect(world.sent('orders.cancel')).toHaveLength(1)
  })

  it('[REC-106] closing a service point lists orders that the user may not cancel and users of the whole client, and changes neither these orders nor these users these orders nor these users', async () => {
    await screen(`${POINTS}/1`, { ...ADMIN, ...PHONE })
    await open()
    await expect.element(part('Orders to cancel').getByRole('listitem').first()).toBeVisible()
    expect(part('Orders to cancel').getByRole('checkbox').elements()).toEqual([])
    await expect.element(part('Deposits that stay booked').getByText(/not allowed to see/)).toBeVisible()
    const users = part('Assignments to remove')
    await expect.element(users.getByText('Stays: has the whole client').first()).toBeVisible()
    for (const box of users.getByRole('checkbox').all()) await box.click()
    expect(document.documentElement.scrollWidth).toBe(PHONE.width)
    expect(await violations()).toEqual([])
    await button('Close it now').click()
    await button('Close').first().click()
    await expect.element(inactive()).toBeVisible()
    expect(world.sent('servicePoints.setStatus')).toHaveLength(1)
    expect([...world.sent('users.unassign'), ...world.sent('orders.cancel')]).toEqual([])
  })
})
