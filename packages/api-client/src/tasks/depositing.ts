import {
  beginDeposit,
  buildDepositTransaction,
  canSendDeposit,
  changeDepositDraft,
  type DepositChange,
  type DepositCommodity,
  type DepositDraft,
  depositCountryCode,
  emptyDepositDraft,
  validateDeposit,
} from '@remesa/domain/deposits'
import { defaultBrand, err, type Issue, ok, type Result } from '@remesa/domain/kernel'
import type { ServicePoint } from '@remesa/domain/service-points'
import type { ApiClient } from '../client/api-client'
import { systemClock, type TaskError, type TaskOptions } from './task'
import { loadViewer } from './viewer'

/** The calls that are needed to book deposits. */
type DepositingApi = Pick<ApiClient, 'session' | 'country' | 'deposits'>

/**
 * One deposit that is being filled in. Its id is the same for every attempt to send the deposit, so that the deposit is
 * booked only once.
 */
export interface DepositInHand {
  readonly draft: () => DepositDraft
  readonly change: (change: DepositChange) => DepositInHand
  /** Returns the current validation issues of the deposit. */
  readonly issues: () => readonly Issue[]
  /** Sends the deposit if it has no issues, and returns its session id. */
  readonly send: () => Promise<Result<string, TaskError>>
}

/** Functions and data for deposits at one service point. */
export interface Depositing {
  /** The kinds of money that the devices of the country accept. */
  readonly commodities: readonly DepositCommodity[]
  /** Returns a new deposit with the default values of the service point. */
  readonly deposit: () => DepositInHand
}

/**
 * Loads the data that is needed for deposits at a service point: the user, the country's settings, and the kinds of
 * money. If the point takes no deposits, the result is `refused` with every reason.
 * @example
 * ```ts
 * const device = await unwrap(depositingAt(api, bank))
 * const cash = { commodity: device.commodities[0], totalAmount: '320,75' }
 * const deposit = device.deposit().change({ ...cash, channelId: bank.channels[0]?.id, barcode: 'B-4711' })
 * const sent = await deposit.send() // { ok: true, value: sessionId }
 * ```
 */
export const depositingAt = async (
  api: DepositingApi,
  servicePoint: ServicePoint,
  { now = systemClock, brand = defaultBrand }: Omit<TaskOptions, 'newKey'> = {},
): Promise<Result<Depositing, TaskError>> => {
  const viewer = await loadViewer(api)
  if (!viewer.ok) return viewer
  const { user, config } = viewer.value
  const { subclient } = servicePoint
  const { client } = subclient
  const facts = () => ({ points: [servicePoint], config, now: now() })
  const empty = emptyDepositDraft(facts())
  const decision = canSendDeposit(empty, facts())
  if (!decision.allowed) return err({ kind: 'refused', reasons: decision.reasons })
  const countryCode = depositCountryCode(client, config)
  const commodities = await api.deposits.commodities({ params: { countryCode } })
  if (!commodities.ok) return err(commodities.error)
  const deposit = (): DepositInHand => {
    let draft = emptyDepositDraft(facts())
    const issues = () => validateDeposit(draft, facts())
    const inHand: DepositInHand = {
      draft: () => draft,
      change: (change) => {
        draft = changeDepositDraft(draft, change, facts())
        return inHand
      },
      issues,
      send: async () => {
        const found = issues()
        if (found.length > 0) return err({ kind: 'invalid', issues: found })
        draft = beginDeposit(draft, now())
        const place = { user, servicePoint, client, subclient, config, brand }
        const body = buildDepositTransaction(draft, { ...place, now: now() })
        const answer = await api.deposits.create({ body }, { idempotencyKey: body.sessionId })
        return answer.ok ? ok(body.sessionId) : err(answer.error)
      },
    }
    return inHand
  }
  return ok({ commodities: commodities.value.commodities, deposit })
}
