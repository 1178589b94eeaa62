import { contract, createClient } from '@remesa/api-client'
import { all, declaringFor, depositingAt, orderingAt, unwrap } from '@remesa/api-client/tasks'
import { decodeDeclaredValues } from '@remesa/domain/declared-values'
import { isDepositServicePoint } from '@remesa/domain/deposits'
import { addDays } from '@remesa/domain/kernel'
import { canRate } from '@remesa/domain/orders'
import { signInAt } from './sign-in.ts'

/**
 * The working day of a shop, with a pickup, a deposit, a rating and a report: `node shop-day.ts http://localhost:4000
 * customer-operator remesa`.
 */
const [origin = 'http://localhost:4000', username = 'customer-operator', password = 'remesa'] =
  process.argv.slice(2)
const say = (...words: readonly unknown[]) => process.stdout.write(`${words.join(' ')}\n`)
const session = await signInAt(origin, username, password)
const api = createClient({ baseUrl: origin, ...session, language: 'en' }, contract)

const points = await unwrap(all(api.servicePoints.list, { active: true }))
const shop = points.find(({ agilePickup }) => agilePickup)
const bank = points.find(isDepositServicePoint)
if (shop === undefined || bank === undefined) throw new Error('there is no shop with a device')

// In the morning the shop orders a pickup: first on a day that is over, which the rules refuse, then on the next
// possible day.
const counter = await unwrap(orderingAt(api, shop))
const pickup = counter.order('pickup')
const { serviceDate } = pickup.draft()
const early = await pickup.change({ serviceDate: addDays(serviceDate, -30) }).send()
if (!early.ok && early.error.kind === 'invalid') say('✗', early.error.issues[0]?.key)
const placed = await unwrap(pickup.change({ serviceDate }).send())
say('✓ pickup', placed.serviceCode)

// The shop declares the values of the pickup's bags, and gets the QR code that the crew scans.
const rows = await unwrap(counter.history())
const order = rows.find(({ serviceId }) => serviceId === placed.serviceId)
if (order === undefined) throw new Error('the pickup is not in the history')
const bags = await unwrap(declaringFor(api, { order, servicePoint: shop }))
const notes = { commodity: '1', currency: 'EUR', amount: 1250 }
await unwrap(bags.declare([{ ...notes, seal: 'S-4711' }]))
const scanned = decodeDeclaredValues(bags.codes()[0]?.payload ?? '')
say('✓ declared', scanned.ok ? JSON.stringify(scanned.value.dt.dr[0]) : scanned.error.rule)

// At noon the shop deposits cash into the device of the bank.
const device = await unwrap(depositingAt(api, bank))
const cash = device.deposit().change({ commodity: device.commodities[0], totalAmount: '320,75' })
const channelId = cash.draft().channelId ?? bank.channels[0]?.id
say('✓ deposited', await unwrap(cash.change({ channelId, barcode: 'B-4711' }).send()))

// In the evening the shop rates a completed order, and exports the orders.
const rateable = rows.find((row) => canRate(row).allowed)
if (rateable) await unwrap(counter.rate(rateable, { rate: 5, comments: 'On time' }))
say('✓ rated', rateable?.serviceCode)
const file = await unwrap(counter.report())
say('✓ report', file.name, file.bytes.byteLength, 'bytes')
await session.signOut()
