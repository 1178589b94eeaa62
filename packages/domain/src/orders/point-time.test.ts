import { Temporal } from 'temporal-polyfill'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildDepositTransaction, emptyDepositDraft } from '../deposits'
import { depositConfigWith, depositPointWith } from '../deposits/testing'
import { addDays, calendarDayOf, defaultBrand, instantOf } from '../kernel'
import { servicePointTimeZone } from '../service-points'
import {
  buildOrder,
  changeDraft,
  classifyOrders,
  emptyDrafts,
  historyWindow,
  type OrderFacts,
  offeredDays,
  offeredHours,
  serviceWindowRules,
  validatePickupRequest,
  visitsOfToday,
} from '.'
import { configWith, orderUser, pointWith, rowWith, timed } from './orders.arbitraries'

/** Time zones of browsers. A browser reports `Etc/Unknown` if it does not know its time zone. */
const browsers = [
  'Atlantic/Canary',
  'Atlantic/Azores',
  'UTC',
  'America/Lima',
  'America/Manaus',
  'Asia/Tokyo',
  'Pacific/Kiritimati',
  'Etc/Unknown',
] as const

const points = [
  ['ES', undefined, 'Europe/Madrid'],
  ['ES', 'Atlantic/Canary', 'Atlantic/Canary'],
  ['PT', 'Atlantic/Azores', 'Atlantic/Azores'],
  ['PE', undefined, 'America/Lima'],
  ['BR', 'America/Manaus', 'America/Manaus'],
  ['BR', 'America/Rio_Branco', 'America/Rio_Branco'],
] as const

/** An ordinary day, and the days before, on and after each change of daylight saving time in Europe. */
const days = [
  '2026-03-28',
  '2026-03-29',
  '2026-03-30',
  '2026-10-24',
  '2026-10-25',
  '2026-10-26',
  '2026-11-23',
]
/** The days on which the clocks of Spain and Portugal change. */
const clockChanges = ['2026-03-29', '2026-10-25']
/** Times in UTC: office hours, and times just before or after midnight in some time zone. */
const hours = ['00:10', '04:30', '09:30', '15:00', '22:50', '23:50']

/** The hours tried on a day in a browser: two of six, so that all browsers together try all hours of each day. */
const hoursOf = (day: string, browser: (typeof browsers)[number]) =>
  hours.filter((_, index) => (index + days.indexOf(day) + browsers.indexOf(browser)) % 3 === 0)

const machineZone = process.env['TZ']
afterEach(() => {
  if (machineZone === undefined) delete process.env['TZ']
  else process.env['TZ'] = machineZone
})

const config = configWith({ Pickup: { ...timed, ForbiddenNextDay: { Enabled: false } } })
const euro = { currencyId: '978', isoCode: 'EUR', mainCurrency: true }

describe.each(browsers)('[ORD-10] [SVP-87] in a browser in %s', (browser) => {
  beforeEach(() => {
    process.env['TZ'] = browser
  })

  it.each(points)(
    'the orders of a service point in %s with the time zone %s have their days and hours in the time zone %s',
    (countryCode, zone, timeZone) => {
      const servicePoint = pointWith({ countryCode, zone: zone ?? null })
      const user = { ...orderUser, country: { code: 'ES' } }
      const facts: OrderFacts = {
        config,
        user,
        brand: defaultBrand,
        currencies: [euro],
        servicePoint,
      }
      expect(servicePointTimeZone(servicePoint, user)).toBe(timeZone)
      for (const day of days) {
        for (const time of hoursOf(day, browser)) {
          const now = new Date(`${day}T${time}:00Z`)
          const settings = { config, servicePoint, countryCode, now, timeZone }
          const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
          const empty = emptyDrafts(facts, now)
          expect(empty.pickup.serviceDate >= today.toPlainDate().toString()).toBe(true)
          const rules = serviceWindowRules('pickup', settings)
          for (const { day: offered } of offeredDays('pickup', settings, [])) {
            const all = offeredHours('pickup', offered, settings, [])
            // On a day without a clock change, only the first and the last hours are tested, to save time.
            const tried = clockChanges.includes(offered)
              ? all
              : [...new Set([...all.slice(0, 1), ...all.slice(-1)])]
            for (const { from, until } of tried) {
              const patch = { serviceDate: offered, from, until, totalAmount: '10' }
              const drafts = changeDraft(empty, { requestType: 'pickup', patch }, facts)
              const order = buildOrder('pickup', drafts, facts)
              if (order.type !== 'pickup') expect.fail('another type was built')
              const wall = (at: string) =>
                Temporal.PlainDateTime.from(`${offered}T${at}`).toZonedDateTime(timeZone).toInstant()
              const { requestInitialTime = '', requestFinalTime = '' } = order.body
              expect(Temporal.Instant.from(requestInitialTime)).toEqual(wall(from))
              expect(Temporal.Instant.from(requestFinalTime)).toEqual(wall(until))
              expect(requestInitialTime.slice(0, 16)).toBe(`${offered}T${from}`)
              const backEnd = { rules, now, timeZone, countryCode, servicePoint, currencies: [euro] }
              expect(validatePickupRequest(order.body, backEnd)).toEqual([])
            }
          }
        }
      }
    },
  )

  it.each(points)(
    'a visit to a service point in %s with the time zone %s is on the day that the clock of %s shows',
    (countryCode, zone, timeZone) => {
      const servicePoint = pointWith({ countryCode, zone: zone ?? null })
      for (const day of days) {
        const planned = instantOf(day, '23:30', timeZone)
        const row = {
          ...rowWith({ serviceId: '1', plannedInitialTime: planned.toISOString() }),
          servicePoint: { zone: servicePointTimeZone(servicePoint, orderUser) },
        }
        const at = (on: string) => ({ now: instantOf(on, '00:10', timeZone), timeZone: 'UTC' })
        expect(classifyOrders([row], at(day)).today).toEqual([row])
        expect(classifyOrders([row], at(addDays(day, -1))).next).toEqual([row])
        expect(classifyOrders([row], at(addDays(day, 1))).previous).toEqual([row])
        expect(visitsOfToday([row], at(day)).next?.row).toBe(row)
        const { lowerLimitSearch } = historyWindow(config, { ...at(day), timeZone })
        expect(lowerLimitSearch.slice(11, 19)).toBe('00:00:00')
      }
    },
  )

  it.each(points)(
    'a deposit at a service point in %s with the time zone %s is booked on the day that the clock of %s shows',
    (countryCode, zone, timeZone) => {
      const servicePoint = depositPointWith({
        countryCode,
        zone: zone ?? null,
        accountDate: true,
        openChannel: true,
        currencies: [{ id: 978, code: 'EUR', symbol: '€' }],
      })
      const { subclient } = servicePoint
      for (const day of days) {
        for (const time of hours) {
          const now = new Date(`${day}T${time}:00Z`)
          const facts = { points: [servicePoint], config: depositConfigWith(), now }
          const draft = { ...emptyDepositDraft(facts), totalAmount: '10', barcode: 'B-1', comments: 'Till' }
          expect(draft.accountDate).toBe(calendarDayOf(now, timeZone))
          const { contextInformation } = buildDepositTransaction(draft, {
            ...{ user: { email: null, username: 'ana' }, servicePoint, subclient, client: subclient.client },
            ...facts,
          })
          const wall = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
          expect(contextInformation.timeZone).toBe(timeZone)
          expect(contextInformation.transactionTimestamp.time).toBe(wall.toPlainTime().toString().slice(0, 8))
        }
      }
    },
  )
})
