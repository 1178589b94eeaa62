import { servicePointDraftOf } from './edit-service-point'
import type { ServicePointDetail } from './service-point.schema'
import { emptyServicePointDraft, type ServicePointDraft, type ServicePointFacts } from './service-point-draft'

/**
 * The form of a new point that is like another one: below the same subclient, with the same type, modules, currencies,
 * channels and limits once its code is typed. Everything that belongs to one point alone is empty: code, description,
 * address, device, codes of other systems, accounts. `facts` are those of `factsForServicePoint`. (SVP-92)
 */
export const duplicateServicePoint = (
  record: ServicePointDetail,
  facts: ServicePointFacts,
): ServicePointDraft => {
  const like = servicePointDraftOf(record, facts)
  const { type, zone, modules, agilePickup, econoCash, enabledReadQr, limits } = like
  const { channels, openChannel, currencies, accountDate } = like
  return {
    ...emptyServicePointDraft(facts),
    validates: type === 'SOL',
    type,
    countryId: like.countryId,
    clientId: like.clientId,
    subclientId: like.subclientId,
    template: {
      type,
      zone,
      modules,
      agilePickup,
      econoCash,
      enabledReadQr,
      channels,
      openChannel,
      currencies,
      accountDate,
      'payment.fee': like['payment.fee'],
      limits,
    },
  }
}
