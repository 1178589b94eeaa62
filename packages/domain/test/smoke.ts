import { deriveAbility, roleCatalogue, routeDecision } from '@remesa/domain/abilities'
import { countryTimeZone, parseCountryConfig } from '@remesa/domain/country'
import { decodeDeclaredValues, encodeDeclaredValues } from '@remesa/domain/declared-values'
import { applyBarcodePattern } from '@remesa/domain/firms'
import { formatMoney, parseAmount, startOfDay, toOffsetIso } from '@remesa/domain/kernel'
import { classifyOrders, OrderRow } from '@remesa/domain/orders'
import { sessionExpiryMachine } from '@remesa/domain/session'
import { initialTransition, transition } from 'xstate'

const now = new Date('2026-09-06T12:00:00-03:00')

const ticket = {
  dt: { dr: [{ co: 'R-1', vl: [{ bc: 'B-1', sc: null, ctc: '1', cic: 'EUR', am: 12.5 }], ct: [] }] },
  fp: null,
}

const settings = parseCountryConfig({
  id: 1,
  code: 'CL',
  name: 'Chile',
  Orders: { Enabled: true },
})

/**
 * The results of calls to those parts of the domain that use features in which runtimes differ: time zones, texts,
 * bytes, numbers and schemas.
 */
export const smoke = (): Readonly<Record<string, unknown>> => {
  if (!settings.ok) return { settings: settings.error }
  const config = settings.value
  const zone = countryTimeZone(config.code)
  if (!zone.ok) return { zone: zone.error }
  const timeZone = zone.value
  const user = { userType: 'CUSTOMER', admin: false, supervisor: false, roles: roleCatalogue() }
  const ability = deriveAbility({ user, config })
  const row = OrderRow.parse({
    serviceType: 0,
    serviceStatusCode: 'PENDING',
    requestInitialTime: '2026-09-06T04:00:00Z',
  })
  const lists = classifyOrders([row], { now, timeZone })
  const decoded = decodeDeclaredValues(encodeDeclaredValues(ticket))
  const [active] = initialTransition(sessionExpiryMachine, { now: now.getTime() })
  const [later] = transition(sessionExpiryMachine, active, {
    type: 'clock.ticked',
    now: now.getTime() + 1_800_000,
  })
  return {
    midnight: toOffsetIso(startOfDay('2026-09-06', timeZone), timeZone),
    money: formatMoney(1_234.5, '€'),
    typed: parseAmount('1.234,50'),
    today: lists.today.length,
    orders: routeDecision({ subject: 'OrdersPage' }, ability),
    deposit: ability.can('read', 'DepositPage'),
    decoded: decoded.ok && decoded.value,
    scanned: applyBarcodePattern('ID 0042 X', '(\\d+)'),
    session: later.value,
  }
}

/**
 * The results that every runtime must return. On the day in the example, the clock of Santiago was put from midnight to
 * one o'clock.
 */
export const expectedSmoke = {
  midnight: '2026-09-06T01:00:00-03:00',
  money: '1.234,50 €',
  typed: { ok: true, value: 1_234.5 },
  today: 1,
  orders: { kind: 'pass' },
  deposit: false,
  decoded: ticket,
  scanned: '0042',
  session: 'expiring',
}
