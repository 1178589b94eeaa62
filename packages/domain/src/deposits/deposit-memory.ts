import type { ServicePoint } from '../service-points'
import type { DepositCommodity } from './deposit-commodity.schema'
import { changeDepositDraft, type DepositDraft, type DepositFacts, emptyDepositDraft } from './deposit-draft'

/** What was chosen for the last deposit at a point, which is proposed for the next one there. (DPS-58) */
export interface LastDepositChoices {
  readonly channelId: number | undefined
  /** Code of the kind of money. */
  readonly commodityCode: string | undefined
}

/**
 * A draft with the last choices at its point where it has none: a channel that the point still has, and a kind of money
 * that is still offered; the only kind of money without any. (DPS-58)
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

/** The draft of the deposit after another one: at the same point, while it takes deposits. (DPS-58) */
export const nextDepositDraft = (
  {
    clientId,
    subclientId,
    servicePointId,
  }: Pick<DepositDraft, 'clientId' | 'subclientId' | 'servicePointId'>,
  facts: DepositFacts,
): DepositDraft =>
  changeDepositDraft(emptyDepositDraft(facts), { clientId, subclientId, servicePointId }, facts)
