import { deriveAbility } from '@remesa/domain/abilities'
import { countryTimeZone, parseCountryConfig } from '@remesa/domain/country'
import { encodeDeclaredValues } from '@remesa/domain/declared-values'
import { formatDay, formatMoney } from '@remesa/domain/kernel'
import * as orders from '@remesa/domain/orders'
import { ServicePoint } from '@remesa/domain/service-points'
import { toString as drawQr } from 'qrcode'

/** The time of the order, because the domain reads no clock: `node order.ts 2026-11-21T09:30:00+01:00`. */
const now = new Date(process.argv[2] ?? Date.now())
const say = (...words: readonly unknown[]) => process.stdout.write(`${words.join(' ')}\n`)

// A user and the country's settings as a back end sends them. Settings that are left out have defaults.
const user = { name: 'Ana', lastName: 'Ruiz', username: 'ana@bazar.example', country: { code: 'ES' } }
const roles = [{ code: 'ROL_CASH_MYREMESAAPP_PICKUP' }, { code: 'ROL_CASH_MYREMESAAPP_DELIVERY' }]
const rights = { userType: 'CLIENTE', admin: false, supervisor: false, roles }
const settings = parseCountryConfig({ id: 1, code: 'ES', name: 'España', Orders: { Enabled: true } })
const zone = countryTimeZone('ES')
if (!settings.ok || !zone.ok) throw new Error(JSON.stringify([settings, zone]))
const config = settings.value
const place = { id: 1, description: 'Bazar Norte', active: true }
const subclient = { ...place, client: { ...place, country: { id: 1, code: 'ES', name: 'España' } } }
const adapters = [{ id: 1, code: 'delivery', name: 'Delivery' }]
const servicePoint = ServicePoint.parse({ ...place, type: 'SOL', oidSol: 'SP-1', adapters, subclient })
const twenty = { id: 'D-20', code: '20', value: 20, description: '20 €' }
const denomination = { ...twenty, commodityTypeCode: '1', commodityTypeDescription: 'Note' }
const currencies = [{ currencyId: '1', isoCode: 'EUR', mainCurrency: true }]
const limit = { isoCode: 'EUR', amount: 5_000 }

// The types of orders that the user may place at this service point, and the reasons why other types are not offered.
const ability = deriveAbility({ user: rights, config })
for (const { type, offered, reasons } of orders.offeredRequestTypes(ability, servicePoint)) {
  say(offered ? '✓' : '✗', type, ...reasons.map(({ key }) => key))
}

// Two deliveries: one with one note more than the limit permits, and one at the limit.
const here = { servicePoint, countryCode: 'ES', timeZone: zone.value }
const rules = orders.serviceWindowRules('delivery', { ...here, config, now })
const empty = orders.emptyDeliveryDraft(rules, currencies[0])
const filled = (quantity: string) => ({ ...empty, denominations: [{ denomination, quantity }] })
const most = orders.quantityFromAmount(limit.amount, denomination).quantity
for (const tried of [filled(`${most + 1}`), filled(`${most}`)].map(orders.compositionOf)) {
  const [over] = orders.exceededLimits(tried, [limit])
  const verdict = over ? `is ${formatMoney(over.excess, '€')} too much` : 'is within the limit'
  say(formatMoney(orders.compositionTotal(tried), '€'), verdict)
}

// The body of the call. It exists only if the draft breaks no rule.
const draft = filled(`${most}`)
const issues = orders.validateDelivery(draft, { ...here, rules, currencies, now })
if (issues.length > 0) throw new Error(`delivery: ${JSON.stringify(issues)}`)
const body = orders.buildDeliveryRequest('delivery', draft, { ...here, user, rules, currencies })
say(formatDay(draft.serviceDate), JSON.stringify(body))

// The declared values of a bag, as a QR code that the crew scans.
const am = orders.compositionTotal(orders.compositionOf(draft))
const value = { bc: 'B-77', sc: null, ctc: '1', cic: 'EUR', am }
const declared = { dt: { dr: [{ co: 'R-1', vl: [value], ct: [] }] }, fp: null }
say(await drawQr(encodeDeclaredValues(declared), { type: 'terminal', small: true }))
