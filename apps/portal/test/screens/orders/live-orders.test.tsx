import { unwrap } from '@remesa/api-client/tasks'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { world } from '../world'
import { AT_GRAN_VIA, bucket, openOrders, rowsWith } from './order-parts'

const AMOUNT = /12\.500,75\s€/
const waiting = () => rowsWith(AMOUNT, bucket('Next'))
const cancelled = () => rowsWith(AMOUNT, bucket('Cancelled'))

/** Opens the list with cancelled orders. The returned function cancels the pickup as in another browser. */
const openAndCancel = async () => {
  await openOrders(`${AT_GRAN_VIA}&canceled=true`)
  await expect.element(waiting()).toBeVisible()
  const serviceId = waiting().element().getAttribute('data-row-id') ?? ''
  return () =>
    unwrap(
      world.as('customer-operator').orders.cancel(
        {
          params: { countryCode: 'ES', type: 'pick-up-service', serviceId },
          body: { cancellationReasonId: '1', observations: '' },
        },
        { idempotencyKey: crypto.randomUUID() },
      ),
    )
}

describe('a change elsewhere', () => {
  it('[LIV-1] [LIV-5] an order that another user changes moves in the list, and the change is announced without moving the focus', async () => {
    const cancelElsewhere = await openAndCancel()
    const kept = bucket('Next')
      .getByRole('button', { name: /^Details of order/ })
      .first()
    kept.element().focus()
    await cancelElsewhere()
    await expect.element(cancelled()).toBeVisible()
    await expect.element(waiting()).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('log', { name: 'Changes of orders' }))
      .toMatchTextContent(/Order \d+ has a new status: Cancelled\./)
    await expect.element(kept).toHaveFocus()
  })

  it('[LIV-1] the open detail of an order shows a change that another user makes', async () => {
    const cancelElsewhere = await openAndCancel()
    await waiting()
      .getByRole('button', { name: /^Details of order/ })
      .click()
    const detail = page.getByRole('dialog', { name: /^Pickup \d+$/ })
    await expect.element(detail.getByRole('region', { name: 'Place' })).toBeVisible()
    expect(detail.getByText('Cancelled').elements()).toEqual([])
    await cancelElsewhere()
    await expect.element(detail.getByText('Cancelled').first()).toBeVisible()
  })

  it('[LIV-3] once the page is connected again, the list of orders shows a change that another user made in the meantime, without a notice', async () => {
    const cancelElsewhere = await openAndCancel()
    world.setOnline(false)
    await cancelElsewhere()
    await expect.element(waiting()).toBeVisible()
    world.setOnline(true)
    await expect.element(cancelled()).toBeVisible()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  })
})

it('[FRA-9] after midnight the page shows the visits of tomorrow as visits of today', async () => {
  // The clock moves by less than half an hour, because a longer idle time would end the session.
  await world.setNow(new Date('2026-11-23T23:50:00+01:00'))
  await openOrders()
  await expect.element(bucket('Today')).toMatchTextContent('Mon 23 Nov')
  await world.setNow(new Date('2026-11-24T00:00:10+01:00'))
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(bucket('Today')).toMatchTextContent('Tue 24 Nov')
})
