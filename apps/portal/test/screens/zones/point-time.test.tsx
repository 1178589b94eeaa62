import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  bucket,
  closeReceipt,
  confirmButton,
  lastQuestion,
  openOrder,
  openOrders,
  sendButton,
  totalAmount,
} from '../orders/order-parts'
import { screen } from '../screen'
import { world, worldStart } from '../world'
import { addressOf, openOrdersOf } from './zone-parts'

const DAY_MS = 86_400_000

/**
 * The note about the time difference to a service point. `isShown` says whether the page shows the note on a computer
 * whose time zone is `offsetMinutes` ahead of UTC.
 */
const noteOf = (place: string, offsetMinutes: number) => {
  const ahead = offsetMinutes + worldStart.getTimezoneOffset()
  return { text: page.getByText(new RegExp(`^Times of ${place}\\b`)), isShown: ahead !== 0 }
}

const places = [
  ['customer-islands', 'Vegueta', 'the Canary Islands', '+00:00', 0],
  ['customer-islands', 'Alcalá 20', 'Madrid', '+01:00', 60],
  ['customer-amazon', 'Adrianópolis', 'Manaus', '-04:00', -240],
  ['customer-amazon', 'Bosque', 'Rio Branco', '-05:00', -300],
] as const

describe('the portal in a browser of any time zone', () => {
  it.each(places)(
    '[ORD-10] [SVP-87] [SVP-88] the user %s at the service point %s gets an order for exactly the hours that the page shows',
    async (as, point, place, offset, minutes) => {
      await openOrdersOf(as, point)
      const { text, isShown } = noteOf(place, minutes)
      await expect.element(text).toHaveLength(isShown ? 1 : 0)
      await openOrder('pickup')
      await totalAmount().fill('10')
      await sendButton().click()
      await expect.element(lastQuestion()).toBeVisible()
      const shown = lastQuestion().element().textContent
      await confirmButton().click()
      await closeReceipt()
      const [{ body } = { body: undefined }] = world.sent('orders.createPickup')
      const { serviceDate, requestInitialTime, requestFinalTime } = body as Readonly<Record<string, string>>
      expect(serviceDate).toBe(`${serviceDate?.slice(0, 10)}T00:00:00${offset}`)
      // In Brazil an order has a day but no hours.
      const hours = [requestInitialTime, requestFinalTime].filter((hour) => hour !== undefined)
      expect(hours).toHaveLength(as === 'customer-amazon' ? 0 : 2)
      expect(hours.map((hour) => hour.slice(19))).toEqual(hours.map(() => offset))
      expect(shown).toContain(hours.map((hour) => hour.slice(11, 16)).join('–'))
    },
  )

  it('[SVP-88] in any time zone of the browser, the portal says that each time is local to its service point if the points are in several time zones', async () => {
    await screen('/orders?points=all', { as: 'customer-islands' })
    await expect.element(page.getByRole('button', { name: /^Details of order/ }).first()).toBeVisible()
    await expect.element(page.getByText('Each time is that of its service point')).toBeVisible()
  })

  it('[FRA-40] the portal takes the server’s day as today if the clock of the machine is two days ahead', async () => {
    const address = await addressOf('customer-islands', 'Vegueta')
    world.setMachine(new Date(worldStart.getTime() + 2 * DAY_MS))
    await openOrders(address, 'customer-islands')
    await expect.element(bucket('Today')).toMatchTextContent('Mon 23 Nov')
  })

  it('[ORD-145] in any time zone the heading of today states the number of late visits, and each late visit states since when it is late', async () => {
    const address = await addressOf('customer-islands', 'Vegueta')
    await world.setNow(new Date('2026-11-23T11:05:00Z'))
    await openOrders(address, 'customer-islands')
    await expect.element(bucket('Today')).toMatchTextContent(/[1-9]\d* late/)
    await expect
      .element(
        bucket('Today')
          .getByText(/^Late since \d\d:\d\d$/)
          .first(),
      )
      .toBeVisible()
    await expect.element(page.getByText('Not carried out').first()).toBeVisible()
  })
})
