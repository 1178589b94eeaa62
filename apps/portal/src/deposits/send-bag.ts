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

/** Largest number of times that a bag is sent, each time under a later session id. After that, the refusal is shown. */
const MAX_SECONDS = 5

/**
 * Sends a bag under the session id of its first attempt, or under a new session id if there was no earlier attempt.
 * The bag is stored as being sent before the call begins. If another deposit of the device has this session id, the
 * bag is sent again under the session id of a later second. A bag without a response to an earlier attempt keeps its
 * session id, because the other deposit may be this bag.
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

/** The latest instant under which a bag was sent. */
const lastInstant = (store: DepositStore): string | undefined =>
  allBags(store.state.get())
    .flatMap(({ draft }) => draft.firstSentAt ?? [])
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1)
