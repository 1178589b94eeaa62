import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type ApiError, contract, createClient } from '@remesa/api-client'
import { createOrder } from '@remesa/api-client/tasks'
import { deriveAbility } from '@remesa/domain/abilities'
import * as deposits from '@remesa/domain/deposits'
import { addDays, defaultBrand, type Issue, type Result } from '@remesa/domain/kernel'
import * as orders from '@remesa/domain/orders'
import { servicePointTimeZone } from '@remesa/domain/service-points'
import { signInAt } from './sign-in.ts'

/**
 * Places orders of every kind as a user, and then rates, cancels and exports orders: `node place-orders.ts
 * http://localhost:4000 customer-operator remesa`.
 */
const [origin = 'http://localhost:4000', username = 'customer-operator', password = 'remesa'] =
  process.argv.slice(2)
const say = (...words: readonly unknown[]) => process.stdout.write(`${words.join(' ')}\n`)

// Every call returns a value or an error. In this script, an error ends the program.
const answerOf = async <T>(call: Promise<Result<T, ApiError>>): Promise<T> => {
  const answer = await call
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  return answer.value
}
const holds = (name: string, issues: readonly Issue[]) => {
  if (issues.length > 0) throw new Error(`${name}: ${JSON.stringify(issues)}`)
}
/** The value, or an error if it is missing and the script can't continue. */
const found = <T>(what: string, value: T | undefined): T => {
  if (value === undefined) throw new Error(`there is no ${what}`)
  return value
}
const newKey = () => ({ idempotencyKey: randomUUID() })

const session = await signInAt(origin, username, password)
const api = createClient({ baseUrl: origin, ...session, language: 'en' }, contract)

// The signed-in user, and the user's abilities.
const user = await answerOf(api.session.me())
const config = await answerOf(api.country.config({ query: { code: user.country.code } }))
const ability = deriveAbility({ user, config })
say('✓ signed in as', user.username)

// A service point at which every type of order is offered, and the options for its orders.
const points = (await answerOf(api.servicePoints.list({ query: { size: 1_000, active: true } }))).content
const servicePoint = found(
  'service point for every kind of order',
  points.find((point) => orders.offeredRequestTypes(ability, point).every(({ offered }) => offered)),
)
const countryCode = orders.orderCountryCode(servicePoint, user)
const params = { countryCode }
const { currencies } = await answerOf(api.orders.currencies({ params }))
const timeZone = servicePointTimeZone(servicePoint, user)
const facts = { config, user, brand: defaultBrand, currencies, servicePoint }
const entity = { entityId: orders.externalClientId(servicePoint) }
const main = found(
  'main currency',
  currencies.find(({ mainCurrency }) => mainCurrency),
)
const { denominations } = await answerOf(
  api.orders.denominations({ params, query: { currencyId: main.currencyId } }),
)
const { faults } = await answerOf(api.orders.faults({ params, query: entity }))
const { commodityTypes } = await answerOf(api.orders.supplies({ params }))

// A draft of each type of order, for a day so far ahead that one of the orders can be cancelled afterwards.
let drafts = orders.emptyDrafts(facts, new Date())
const change = (changed: orders.DraftChange) => {
  drafts = orders.changeDraft(drafts, changed, facts)
}
const denomination = found('denomination', denominations[0])
const kind = found(
  'operating material',
  commodityTypes.find(({ commodities }) => commodities.length > 0),
)
const article = found('article', kind.commodities[0])
const later = { serviceDate: addDays(drafts.pickup.serviceDate, 4) }
const filled = { ...later, denominations: orders.setDenomination([], { denomination, quantity: 10 }) }
change({ requestType: 'pickup', patch: { ...later, totalAmount: '1250.50' } })
change({ requestType: 'delivery', patch: filled })
change({ requestType: 'delivery-exchange', patch: filled })
const fault = found('fault', faults[0])
change({
  requestType: 'assistance-service',
  patch: { ...later, faultDescription: fault.faultDescription },
})
const supplies = orders.addSupply([], {
  commodityTypeId: kind.id,
  commodityTypeDescription: kind.description,
  commodityId: article.id,
  commodityDescription: article.description,
  quantity: 3,
})
change({ requestType: 'supply-material-service', patch: { supplies } })

// The same rules validate a body that another program has written before it is sent. The amount in this body has half a
// cent.
const written = orders.PickupRequest.parse({
  ...orders.buildOrder('pickup', drafts, facts).body,
  requestedAmounts: [{ currencyId: main.currencyId, totalAmount: 1250.505 }],
})
const rules = orders.windowRules('pickup', facts, new Date())
const circumstances = { ...facts, servicePoint, countryCode, timeZone, rules, now: new Date() }
for (const { path, rule } of orders.validatePickupRequest(written, circumstances)) {
  say('✗', path, rule, 'in the form:', orders.draftPathOf('pickup', path))
}

const placed = new Map<orders.RequestType, string>()
for (const { type } of orders.requestTypes) {
  holds(type, orders.validateOrder(type, drafts, facts, new Date()))
  const { serviceId, serviceCode } = await answerOf(
    createOrder(api.orders, { ...orders.buildOrder(type, drafts, facts), countryCode }, newKey()),
  )
  placed.set(type, serviceId)
  say('✓', type, serviceCode)
}

// The orders of the history that may be rated and cancelled, and the reasons why other orders may not be.
const window = orders.historyWindow(config, { now: new Date(), timeZone })
const history = await answerOf(
  api.orders.history({
    params: { countryCode, servicePointId: orders.externalServicePointId(servicePoint) },
    query: window,
  }),
)
const rows = history.requestHistorials.services
const actionsOf = (row: orders.OrderRow) => orders.rowActions(row, { ability, config, now: new Date() })
const rateable = found(
  'order to rate',
  rows.find((row) => actionsOf(row).rate.allowed),
)
const rating = { rate: 5, comments: 'On time' }
holds('rating', orders.validateRating(rating))
const rated = orders.buildRateRequest(rateable.serviceId ?? '', rating)
await answerOf(api.orders.rate({ params, body: rated }, newKey()))
const given = await answerOf(api.orders.rating({ params: { countryCode, serviceId: rated.serviceId } }))
say('✓ rated', rated.serviceId, given.rate)

const pickup = found(
  'pickup of a moment ago',
  rows.find(({ serviceId }) => serviceId === placed.get('pickup')),
)
if (!actionsOf(pickup).cancel.allowed) throw new Error(JSON.stringify(actionsOf(pickup).cancel.reasons))
const { cancellationReasons: reasons } = await answerOf(api.orders.cancellationReasons({ params }))
const cancellation = { reasonCode: found('reason', reasons[0]).code, observations: 'Ordered by a script' }
holds('cancellation', orders.validateCancellation(cancellation, { reasons }))
await answerOf(
  api.orders.cancel(
    {
      params: { countryCode, serviceId: found('service id', placed.get('pickup')), type: 'pick-up-service' },
      body: orders.buildCancelRequest(cancellation),
    },
    newKey(),
  ),
)
say('✓ cancelled', pickup.serviceCode)

// A deposit into the first device that accepts deposits. If it is sent twice, it is stored once, because its session id
// identifies it.
const now = new Date()
const depositFacts = { points, config, now }
const device = found('device', points.find(deposits.isDepositServicePoint))
const place = {
  clientId: device.subclient.client.id,
  subclientId: device.subclient.id,
  servicePointId: device.id,
}
const { commodities } = await answerOf(api.deposits.commodities({ params }))
const money = { commodity: found('kind of money', commodities[0]), totalAmount: '320.75', barcode: 'B-4711' }
const chosen = deposits.changeDepositDraft(deposits.emptyDepositDraft(depositFacts), place, depositFacts)
const channelId = chosen.channelId ?? device.channels[0]?.id
const draft = deposits.beginDeposit({ ...chosen, ...money, channelId }, now)
holds('deposit', deposits.validateDeposit(draft, depositFacts))
const transaction = deposits.buildDepositTransaction(draft, {
  user,
  servicePoint: device,
  client: device.subclient.client,
  subclient: device.subclient,
  config,
  now,
})
for (const attempt of ['deposited', 'deposited once only']) {
  await answerOf(api.deposits.create({ body: transaction }, { idempotencyKey: transaction.sessionId }))
  say('✓', attempt, transaction.sessionId)
}

// The script requests a report of the history of orders, waits for it and downloads it.
const tree = orders.groupServicePoints(points)
const filters = orders.resolveOrderFilters(tree, {
  clientId: servicePoint.subclient.client.id,
  subclientId: servicePoint.subclient.id,
  servicePointId: servicePoint.id,
})
const types = await answerOf(api.reports.orderTypes())
const offered = found(
  'report of orders',
  orders.offeredOrdersReports(types, filters).find((report) => report.export.allowed),
)
const asked = orders.buildOrdersReportRequest(offered.type, filters, { window, countryCode })
const { id } = await answerOf(api.reports.requestOrders({ body: asked }, newKey()))
const requested = async () => {
  const { content } = await answerOf(api.reports.list({ query: { size: 100 } }))
  return found(
    'report with that id',
    content.find((report) => report.id === id),
  )
}
let report = await requested()
for (let seconds = 0; report.status !== 'UPLOADED' && seconds < 60; seconds += 1) {
  if (report.status === 'ERROR') throw new Error(`report ${report.id} failed`)
  await pause(1_000)
  report = await requested()
}
const file = await answerOf(api.reports.download({ params: { id: Number(report.id) } }))
say('✓ downloaded', file.name, file.bytes.byteLength, 'bytes')
await session.signOut()
