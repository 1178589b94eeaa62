import type { ClientSummary } from '../clients'
import { cleanCode, cleanText, decide } from '../kernel'
import { canLookUpCode, confirmedCode, thirdCodesFromLookup } from '../records'
import type { SubclientSummary } from '../subclients'
import {
  type ServicePointDecision,
  type ServicePointRefusal,
  servicePointKind,
  servicePointRefusal,
} from './decision'
import { belowNewCode, isEditing, type ServicePointDraft } from './service-point-draft'
import type { ServicePointLookupAnswer, ServicePointLookupRequest } from './service-point-lookup.schema'

/** The chosen client and subclient of a service point. */
export interface ServicePointParents {
  readonly client: Pick<ClientSummary, 'codeSol'>
  readonly subclient: Pick<SubclientSummary, 'codeSol'>
}

/**
 * Whether the code can be looked up now, and every reason why not. With the source system `NONE`, a service point is
 * found by the codes of its client and subclient too, so both must have a code. (SVP-62)
 */
export const canLookUpServicePoint = (
  draft: ServicePointDraft,
  { client, subclient }: ServicePointParents,
): ServicePointDecision =>
  decide<ServicePointRefusal['rule']>([
    ...canLookUpCode(draft, servicePointKind).reasons,
    draft.sourceSystem === 'NONE' && codeOf(client) === '' && servicePointRefusal('client-without-code'),
    draft.sourceSystem === 'NONE' &&
      codeOf(subclient) === '' &&
      servicePointRefusal('subclient-without-code'),
  ])

/**
 * A service point's draft after the lookup of its code has started; `asked` is the query of the call. (SVP-60, SVP-63)
 *
 * @throws Error if `canLookUpServicePoint` refuses the lookup.
 */
export const startServicePointLookup = (
  draft: ServicePointDraft,
  { country, ...parents }: ServicePointParents & { readonly country: { readonly code: string } },
): ServicePointDraft & { readonly asked: ServicePointLookupRequest } => {
  const { sourceSystem } = draft
  if (sourceSystem === '' || !canLookUpServicePoint(draft, parents).allowed) {
    throw new Error('[service-points] startServicePointLookup: not possible now; ask canLookUpServicePoint')
  }
  const byParents =
    sourceSystem === 'NONE'
      ? { clientCode: codeOf(parents.client), centerCode: codeOf(parents.subclient) }
      : {}
  const query = { servicePointCode: cleanCode(draft.codeSol), sourceSystem, ...byParents }
  return {
    ...draft,
    ...belowNewCode(draft),
    lookup: 'looking',
    asked: { country: country.code, query },
  }
}

/**
 * A service point's draft after the response to the lookup of its code. A found service point fills in the fields below
 * the code. No service point was found if the response reports no success or contains no service point, or if the call
 * failed (`null`). The response to an outdated lookup changes nothing. (SVP-63 to SVP-65)
 */
export const answerServicePointLookup = (
  draft: ServicePointDraft,
  asked: ServicePointLookupRequest,
  answer: ServicePointLookupAnswer | null,
): ServicePointDraft => {
  if (isEditing(draft) || !isSameRequest(draft.asked, asked)) return draft
  const point = answer?.success === true ? answer.punto : null
  if (point === null) return { ...draft, asked: null, lookup: 'not-found' }
  const description = cleanText(point.desPunto ?? '')
  return {
    ...draft,
    asked: null,
    lookup: 'found',
    codeSol: confirmedCode(draft.codeSol, point.codPunto),
    oidSol: cleanCode(point.idPunto ?? '') || null,
    description,
    isDescriptionGiven: description !== '',
    address: cleanText(point.direccion?.desDireccionVia ?? ''),
    codTypeServicepoint: cleanCode(point.codTipoPunto ?? '') || null,
    descTypeServicePoint: cleanText(point.desTipoPunto ?? '') || null,
    thirdcodes: thirdCodesFromLookup(point.codigosTercero),
  }
}

const isSameRequest = (one: ServicePointLookupRequest | null, other: ServicePointLookupRequest): boolean =>
  one !== null &&
  one.country === other.country &&
  one.query.servicePointCode === other.query.servicePointCode &&
  one.query.sourceSystem === other.query.sourceSystem &&
  one.query.clientCode === other.query.clientCode &&
  one.query.centerCode === other.query.centerCode

const codeOf = ({ codeSol }: { readonly codeSol: string | null }): string => cleanCode(codeSol ?? '')
