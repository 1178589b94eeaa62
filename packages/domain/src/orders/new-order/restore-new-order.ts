import { match } from 'ts-pattern'
import type { Snapshot } from 'xstate'
import { err, type Issue, issue, ok, parseWith, type Result } from '../../kernel'
import { offersAmong } from '../order/offered-request-types'
import { requestTypeFacts } from '../order/request-type'
import { StoredNewOrder } from './new-order-snapshot.schema'
import { buildOrder, validateOrder } from './order-draft'

type StoredContext = StoredNewOrder['context']

/** The earliest time. At this time, no rule about the current time refuses a draft. */
const LONG_AGO = new Date(0)

/**
 * A stored snapshot of `newOrderMachine`, ready for `createActor(newOrderMachine, { snapshot })`. Only state and
 * context are restored; calls that were in progress are started again.
 *
 * A snapshot is refused if it has an old format, or if its state contradicts its context, for example if the order is
 * being saved although its draft is invalid. The caller then starts a new order. (ORD-119, ORD-129)
 *
 * @param raw The result of `getPersistedSnapshot()`, as an object or parsed from JSON.
 */
export const restoreNewOrder = (raw: unknown): Result<Snapshot<unknown>, readonly Issue[]> => {
  const parsed = parseWith(StoredNewOrder, raw)
  if (!parsed.ok) return parsed
  const { value, context } = parsed.value
  if (!isConsistent(parsed.value))
    return err([issue('malformed', 'value', { expected: 'a state that fits' })])
  const { saved, abandoned } = context
  return ok({
    status: value === 'closed' ? 'done' : 'active',
    output: value === 'closed' ? { saved, abandoned } : undefined,
    error: undefined,
    value,
    historyValue: {},
    context,
    children: callsOf(parsed.value),
  } as Snapshot<unknown>)
}

const isConsistent = ({ value, context }: StoredNewOrder): boolean => {
  const { type, saved } = context
  if (typeof value === 'object') return value.editing === 'filling' ? isOffered(context) : type === undefined
  return match(value)
    .with('closed', () => true)
    .with('saved', () => saved !== undefined)
    .with('confirming', () => isOffered(context))
    .with(
      'saving',
      () => isOffered(context) && validateOrder(type, context.drafts, context, LONG_AGO).length === 0,
    )
    .with(
      'checkingLimits',
      'limitExceeded',
      () => isOffered(context) && type !== undefined && requestTypeFacts(type).isLimited,
    )
    .exhaustive()
}

const isOffered = ({ type, manageable, servicePoint }: StoredContext): boolean =>
  servicePoint !== undefined &&
  offersAmong(manageable, servicePoint).some((offer) => offer.offered && offer.type === type)

/** The call that the stored state of the machine waits for, with its input; an empty object if there is no call. */
const callsOf = ({ value, context }: StoredNewOrder) => {
  const call = (src: string, input: unknown) => ({
    [`0.newOrder.${String(value)}`]: { src, snapshot: { status: 'active', input } },
  })
  if (value === 'checkingLimits') return call('checkLimits', { servicePointId: context.servicePoint?.id })
  if (value !== 'saving') return {}
  const order = buildOrder(context.type, context.drafts, context)
  return call('saveOrder', { ...order, idempotencyKey: context.idempotencyKey })
}
