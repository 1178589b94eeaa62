import { servicePointDraftOf } from './edit-service-point'
import type { ServicePointDetail } from './service-point.schema'
import { emptyServicePointDraft, type ServicePointDraft, type ServicePointFacts } from './service-point-draft'

/**
 * The values in the form of a new service point that is similar to an existing service point. The new point has the
 * same subclient. Once its code is typed, it has the same type, modules, currencies, channels and limits. Code,
 * description, postal address, device, third-party codes and accounts are empty, because they belong to one point only.
 * Pass the `facts` of `factsForServicePoint`. (SVP-92)
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
