import { deriveAbility, firstReadablePage } from '@remesa/domain/abilities'
import { countryTimeZone, parseCountryConfig } from '@remesa/domain/country'
import { calendarDayOf, formatMoney, parseAmount } from '@remesa/domain/kernel'

const now = new Date('2026-11-21T23:30:00Z')
const roles = [{ code: 'ROL_CASH_MYREMESAAPP_PICKUP' }]
const user = { userType: 'CLIENTE', admin: false, supervisor: false, roles }

const settings = parseCountryConfig({ id: 1, code: 'ES', name: 'España', Orders: { Enabled: true } })
if (settings.ok) {
  const ability = deriveAbility({ user, config: settings.value })
  ability.can('manage', 'Pickup') // true: may request pickups
  ability.can('manage', 'Delivery') // false
  firstReadablePage(ability)?.path // '/orders'
  calendarDayOf(now, countryTimeZone(settings.value.code)) // '2026-11-22', whatever the machine's zone
}

const typed = parseAmount('1.234,50')
if (typed.ok) formatMoney(typed.value, '€') // '1.234,50 €'
