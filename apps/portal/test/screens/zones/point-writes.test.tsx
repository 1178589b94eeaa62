import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { inCard, openDeclarable } from '../declared-values/declared-parts'
import { bookButton, booked, openDeposit, registered, reviewBag } from '../deposits/deposit-parts'
import { openOrder, orderIt, otherDay, rowsWith, totalAmount } from '../orders/order-parts'
import { world } from '../world'
import { openOrdersOf } from './zone-parts'

type Sent = Readonly<Record<string, string>>

const firstSent = (call: Parameters<typeof world.sent>[0]) => world.sent(call)[0]?.body as Sent
/** The hour and minute of an instant in a time zone. */
const clockIn = (timeZone: string, instant: string | undefined) =>
  new Date(instant ?? '').toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })

/** Service points of two countries. Each has the greatest time difference from the rest of its country. */
const points = [
  ['customer-islands', 'Vegueta', 'Atlantic/Canary'],
  ['customer-amazon', 'Bosque', 'America/Rio_Branco'],
] as const

describe('the portal in a browser of any time zone', () => {
  it.each(points)(
    '[SVP-87] the user %s at the service point %s sees a visit in the ordered hours, and can cancel it',
    async (as, point, zone) => {
      await openOrdersOf(as, point)
      await openOrder('pickup')
      await (await otherDay()).fill('27/11/2026')
      await totalAmount().fill('10')
      const order = await orderIt()
      const { requestInitialTime, requestFinalTime } = firstSent('orders.createPickup')
      const hours = [requestInitialTime, requestFinalTime].map((instant) => clockIn(zone, instant)).join('–')
      await rowsWith(order)
        .getByRole('button', { name: /^Cancel order/ })
        .click()
      const dialog = page.getByRole('dialog', { name: `Cancel order ${order}` })
      // In Brazil an order has a day but no hours.
      await expect.element(dialog).toMatchTextContent(requestInitialTime ? hours : '27/11/2026')
      await dialog.getByRole('combobox', { name: 'Reason' }).selectOptions('1')
      await dialog.getByRole('button', { name: /^Cancel order/ }).click()
      await expect.element(dialog).not.toBeInTheDocument()
      await expect.poll(() => world.sent('orders.cancel').length).toBe(1)
    },
  )

  it.each(points)(
    '[SVP-87] an export by the user %s for the service point %s contains whole days in the point’s time zone',
    async (as, point, zone) => {
      await openOrdersOf(as, point)
      await page.getByRole('button', { name: 'Export' }).click()
      await page.getByRole('menu', { name: 'Export' }).getByRole('menuitem').first().click()
      await page.getByRole('dialog').getByRole('button', { name: 'Request report' }).click()
      await expect.element(page.getByText(/^The report has been requested/)).toBeVisible()
      const { lowerLimitSearch, upperLimitSearch } = firstSent('reports.requestOrders')
      expect(clockIn(zone, lowerLimitSearch)).toBe('00:00')
      expect(clockIn(zone, upperLimitSearch)).toMatch(/^(00:00|23:59)$/)
    },
  )

  it.each([
    ['customer-islands', 'Santa Catalina, caja inteligente', '09'],
    ['customer-deposit', 'Actur, caja inteligente', '10'],
  ])(
    '[SVP-87] a deposit of the user %s at the service point %s has the current time in the point’s time zone',
    async (as, point, hour) => {
      await openDeposit(point, as)
      await reviewBag('B-1', '10')
      await bookButton().click()
      await expect.element(booked(/^Booked: 10,00\s€$/)).toBeVisible()
      expect(firstSent('deposits.create')['sessionId']).toMatch(new RegExp(`^20261123${hour}`))
      await expect.element(registered('B-1')).toMatchTextContent(new RegExp(`${hour}:3\\d`))
    },
  )

  it('[SVP-87] in any time zone the portal shows declared values with the hours of the visit in the time zone of its service point', async () => {
    await openDeclarable('S-20')
    await expect.element(inCard('Declare values')).toBeVisible()
    await inCard('QR codes').click()
    const label = page.getByRole('dialog', { name: 'QR codes' }).getByRole('figure')
    await expect.element(label).toMatchTextContent(/Tue 24 Nov, 00:00–\u2060?02:00/)
  })
})
