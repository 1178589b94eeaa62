import type { ServicePoint } from '../service-points'
import type { DepositCommodity } from './deposit-commodity.schema'
import { changeDepositDraft, type DepositDraft, type DepositFacts, emptyDepositDraft } from './deposit-draft'

/**
 * The choices that a user made for the last deposit at a service point; they are proposed for the next deposit there.
 * (DPS-58)
 */
export interface LastDepositChoices {
  readonly channelId: number | undefined
  /** Code of the kind of money. */
  readonly commodityCode: string | undefined
}

/**
 * A deposit's draft in which empty choices have the values of the last deposit at the same service point. A channel is
 * used only if the point still has it, and a kind of money only if it is in `commodities`. If `commodities` has only
 * one kind, that kind is always chosen. (DPS-58)
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
 * The draft of the next deposit. It has the service point of the last deposit if that point still takes deposits.
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
