import { type Refusal, refuse } from '@remesa/api-client/server'
import {
  agilePickupSettings,
  areDeclaredValuesEditable,
  canDeclareValues,
  type DeclaredPacksRequest,
  type DeclaredValuesAnswer,
  type DeclaredValuesRequest,
  maxCodeSeal,
  type SavedRecordsFacts,
  validateDeclaredPacksRequest,
  validateDeclaredValuesRequest,
} from '@remesa/domain/declared-values'
import {
  check,
  decide,
  type Issue,
  issue,
  issuesOf,
  ok,
  type Result,
  refusalsOf,
} from '@remesa/domain/kernel'
import { eq } from 'drizzle-orm'
import type { Caller } from '../authorisation'
import { listCustomerCurrencies } from '../country'
import type { Database } from '../db/database'
import { orders } from '../db/schema'
import { listPacks, requestedAmountsOf } from '../orders'
import { decisionConflict } from '../request/decision-conflict'
import { findDeclaredOrder } from './declared-order'
import {
  addRecords,
  type RecordsPlace,
  type RecordToStore,
  readDeclared,
  replaceRecords,
} from './stored-records'
import { tidyPacks, tidyValues } from './wire-records'

export interface SaveInput<Body> {
  readonly body: Body
  readonly intent: SavedRecordsFacts['intent']
  readonly caller: Caller
  readonly now: Date
}

/** The reasons to refuse saving records. */
export type SaveRefusal = Refusal<
  | 'not-found'
  | 'request.invalid-body'
  | 'declared-values.record-exists'
  | `declared-values.${'not-a-pickup' | 'not-agile' | 'requested-amounts' | 'status-closed'}`
>

type Saved = Result<Record<never, never>, SaveRefusal>

/**
 * Creates or replaces records of declared values. The response is 404 for an unknown code to replace, and for an order
 * that is no pickup or that the caller may not see. It is 409 if values can't be declared for the order, or a new code
 * exists already. It is 400 with every rule that the body breaks. The order is locked, so that codes stay unique under
 * concurrent requests.
 */
export const saveValues = async (db: Database, input: SaveInput<DeclaredValuesRequest>): Promise<Saved> => {
  const opened = await openOrder(db, input)
  if (!opened.ok) return opened
  const { order, country, answer } = opened.value
  const { intent, caller, now } = input
  const body = tidyValues(input.body)
  const { mode } = agilePickupSettings(country.config)
  const user = { country: { maxCodeSeal: caller.config.maxCodeSeal } }
  const issues = [
    ...(body.mo === mode ? [] : [issue('invalid', 'mo')]),
    ...validateDeclaredValuesRequest(body, {
      intent,
      answer,
      maxCodeSeal: maxCodeSeal(user, country.config),
    }),
    ...(await currencyIssues(db, country.id, body.dr)),
    ...codeIssues(body.dr),
  ]
  return (
    refusalOfIssues(issues, body.dr) ??
    store(db, intent, { orderId: order.id, kind: 'value', mode, now }, body.dr)
  )
}

/**
 * Creates or replaces records of declared packs. The refusals are the same as in `saveValues`. In addition, the order's
 * client must have the permission for packs.
 */
export const savePacks = async (db: Database, input: SaveInput<DeclaredPacksRequest>): Promise<Saved> => {
  const opened = await openOrder(db, input)
  if (!opened.ok) return opened
  const { order, client, country, answer } = opened.value
  const { intent, now } = input
  const body = tidyPacks(input.body)
  const known = new Set(
    (await listPacks(db, { countryId: country.id, clientId: client.id })).map(({ code }) => code),
  )
  const issues = [
    ...validateDeclaredPacksRequest(body, { intent, answer }),
    ...lineIssues(body.dr, 'pc', ({ pc }) => known.has(pc)),
    ...(await currencyIssues(db, country.id, body.dr)),
    ...codeIssues(body.dr),
  ]
  const records = body.dr.map((record) => ({ ...record, ct: [] }))
  const place = { orderId: order.id, kind: 'pack', mode: '0', now } as const
  return refusalOfIssues(issues, body.dr) ?? store(db, intent, place, records)
}

const { refusal: statusClosed } = refusalsOf('declared-values', ['status-closed'])

const openOrder = async (
  db: Database,
  { body: { ct, svc }, caller }: SaveInput<{ readonly ct: string; readonly svc: string }>,
) => {
  const found = await findDeclaredOrder(db, { countryCode: ct, serviceCode: svc, caller, lock: true })
  if (found === undefined) return refuse.notFound()
  const { order, point } = found
  const answer: DeclaredValuesAnswer = await readDeclared(db, order.id)
  const amounts = (await requestedAmountsOf(db, eq(orders.id, order.id))).get(order.id) ?? []
  const requestedAmounts = amounts.map(({ amount }) => amount)
  const decision = decide([
    ...canDeclareValues({ ...order, requestedAmounts }, answer, point).reasons,
    !areDeclaredValuesEditable(order.statusCode) &&
      statusClosed('status-closed', { status: order.statusCode }),
  ])
  return decision.allowed
    ? ok({ ...found, answer })
    : decisionConflict(decision, (rule) => `declared-values.${rule}`)
}

const store = async (
  db: Database,
  intent: SavedRecordsFacts['intent'],
  place: RecordsPlace,
  records: readonly RecordToStore[],
): Promise<Saved> => {
  await (intent === 'create' ? addRecords : replaceRecords)(db, place, records)
  return ok({})
}

/**
 * The status 404 or 409 if only the codes of records are refused, otherwise 400; `undefined` if there are no issues.
 */
const refusalOfIssues = (issues: readonly Issue[], records: readonly { readonly co: string }[]) => {
  if (issues.length === 0) return undefined
  const isRepeating = new Set(records.map(({ co }) => co)).size < records.length
  const onlyBreaks = (rule: string) => !isRepeating && issues.every((found) => found.rule === rule)
  if (onlyBreaks('recordNotFound')) return refuse.because('not-found', { issues })
  if (onlyBreaks('recordAlreadyExists')) return refuse.because('declared-values.record-exists', { issues })
  return refuse.invalid(issues)
}

type Lines<Line> = readonly { readonly co: string; readonly vl: readonly Line[] }[]

/** Issues for the lines in which the field does not contain one of the permitted options. */
const lineIssues = <Line>(records: Lines<Line>, field: string, isKnown: (line: Line) => boolean) =>
  records.flatMap(({ vl }, record) =>
    vl.flatMap((line, at) => (isKnown(line) ? [] : [issue('invalid', `dr.${record}.vl.${at}.${field}`)])),
  )

const currencyIssues = async (db: Database, countryId: number, records: Lines<{ readonly cic: string }>) => {
  const known = new Set((await listCustomerCurrencies(db, countryId)).map(({ isoCode }) => isoCode))
  return lineIssues(records, 'cic', ({ cic }) => known.has(cic))
}

/** Issues for missing codes. A blank code counts as missing. */
const codeIssues = (records: readonly { readonly co: string }[]) =>
  issuesOf(records.map(({ co }, at) => check('required', `dr.${at}.co`, co, {})))
