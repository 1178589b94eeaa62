import type { ApiError, CreateOptions } from '@remesa/api-client'
import { IdempotencyKey } from '@remesa/api-client/contract'
import {
  buildDepositTransaction,
  type DepositFacts,
  type DepositInput,
  type DepositTransaction,
  nextDepositInstant,
} from '@remesa/domain/deposits'
import { err, type Result } from '@remesa/domain/kernel'
import { allBags, type DepositStore } from './deposit-store'

export interface SendBagDeps {
  readonly store: DepositStore
  readonly facts: DepositFacts
  readonly user: DepositInput['user']
  readonly create: (
    input: { readonly body: DepositTransaction },
    options: CreateOptions,
  ) => Promise<Result<unknown, ApiError>>
  readonly now: () => Date
  readonly wait: (milliseconds: number) => Promise<void>
}

/**
 * Largest number of attempts to send a bag whose session id is already in use. Each attempt has the session id of a
 * later second. The refusal of the last attempt is shown.
 */
const MAX_SECONDS = 5

/**
 * Sends a bag. The session id of the bag contains the second of the first attempt, and later attempts have the same
 * session id. The bag is stored as being sent before the call begins. If the session id belongs to another deposit, the
 * bag is sent again with the session id of a later second. A bag keeps its session id if an earlier attempt got no
 * response, because the other deposit may be this bag.
 */
export const sendBag = async (
  id: string,
  options: CreateOptions,
  deps: SendBagDeps,
): Promise<Result<unknown, ApiError>> => {
  const { store, facts, user, create, now, wait } = deps
  for (let attempt = 1; ; attempt += 1) {
    const bag = store.bag(id)
    const servicePoint = facts.points.find((point) => point.id === bag?.draft.servicePointId)
    if (bag === undefined || servicePoint === undefined)
      return err({ kind: 'aborted', endpoint: 'deposits.create', requestId: null })
    const at = bag.draft.firstSentAt ?? nextDepositInstant(now(), lastInstant(store)).toISOString()
    const draft = { ...bag.draft, firstSentAt: at }
    store.setBag(id, (last) => ({ ...last, state: 'sending', draft }))
    await wait(Date.parse(at) - now().getTime())
    const { subclient } = servicePoint
    const { client } = subclient
    const body = buildDepositTransaction(draft, { ...facts, user, servicePoint, subclient, client })
    const key = IdempotencyKey.safeParse(body.sessionId)
    const answer = await create({ body }, key.success ? { ...options, idempotencyKey: key.data } : options)
    const isTaken = !answer.ok && answer.error.kind === 'rejected' && isReused(answer.error.code)
    if (!isTaken || bag.isUncertain || attempt === MAX_SECONDS) return answer
    store.setBag(id, (last) => ({ ...last, draft: { ...last.draft, firstSentAt: undefined } }))
    await wait(1_000)
  }
}

const isReused = (code: string | null): boolean =>
  code === 'session-id-reused' || code === 'idempotency-key-reused'

/** The latest of the times at which the bags were first sent; `undefined` if no bag was sent. */
const lastInstant = (store: DepositStore): string | undefined =>
  allBags(store.state.get())
    .flatMap(({ draft }) => draft.firstSentAt ?? [])
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1)
