import type { ServicePoint } from '../service-points'
import type { DepositCommodity } from './deposit-commodity.schema'
import { changeDepositDraft, type DepositDraft, type DepositFacts, emptyDepositDraft } from './deposit-draft'

/**
 * The user's choices for the last deposit at a service point. The next deposit at this point proposes them. (DPS-58)
 */
export interface LastDepositChoices {
  readonly channelId: number | undefined
  /** Code of the kind of money. */
  readonly commodityCode: string | undefined
}

/**
 * A deposit's draft whose empty choices are filled with the choices of the last deposit at the same service point: a
 * channel that the point still has, and a kind of money that is still offered. If only one kind is offered, it is
 * always chosen. (DPS-58)
 */
export const withLastChoices = (
  draft: DepositDraft,
  last: LastDepositChoices | undefined,
  {
    points,
    commodities,
  }: { readonly points: readonly ServicePoint[]; readonly commodities: readonly DepositCommodity[] },
): DepositDraft => {
  const point = points.find(({ id }) => id === draft.servicePointId)
  const channelId = point?.channels.find(({ id }) => id === last?.channelId)?.id
  const commodity =
    commodities.length === 1 ? commodities[0] : commodities.find(({ code }) => code === last?.commodityCode)
  return {
    ...draft,
    channelId: draft.channelId ?? channelId,
    commodity: draft.commodity ?? commodity,
  }
}

/**
 * The draft of the deposit after a former deposit: at the same service point, if that point still takes deposits.
 * (DPS-58)
 */
export const nextDepositDraft = (
  {
    clientId,
    subclientId,
    servicePointId,
  }: Pick<DepositDraft, 'clientId' | 'subclientId' | 'servicePointId'>,
  facts: DepositFacts,
): DepositDraft =>
  changeDepositDraft(emptyDepositDraft(facts), { clientId, subclientId, servicePointId }, facts)
