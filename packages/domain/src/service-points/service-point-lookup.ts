import type { ClientSummary } from '../clients'
import { decide } from '../kernel'
import { canLookUpCode, confirmedCode, thirdCodesFromLookup } from '../records'
import type { SubclientSummary } from '../subclients'
import { type ServicePointDecision, type ServicePointRefusal, servicePointRefusal } from './decision'
import { emptyRecord, initialType, isEditing, type ServicePointDraft } from './service-point-draft'
import { servicePointKind } from './service-point-kind'
import type { ServicePointLookupAnswer, ServicePointLookupRequest } from './service-point-lookup.schema'

/** The records that were chosen above a service point. */
export interface ServicePointParents {
  readonly client: Pick<ClientSummary, 'codeSol'>
  readonly subclient: Pick<SubclientSummary, 'codeSol'>
}

/**
 * Whether the code can be looked up now, and every reason why not. Source system `NONE` finds a point by the codes of
 * its client and subclient too, so both have to have one. (SVP-62)
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
 * The draft while its code is looked up; `asked` is what to call with. (SVP-60, SVP-63)
 *
 * @throws Error when the code can't be looked up: see `canLookUpServicePoint`.
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
  const query = { servicePointCode: draft.codeSol.trim(), sourceSystem, ...byParents }
  return {
    ...draft,
    ...emptyRecord,
    type: initialType(draft.validates),
    lookup: 'looking',
    asked: { country: country.code, query },
  }
}

/**
 * The draft with the answer to what it asked: a point that is known fills the fields below the code, anything else (no
 * success, no point, a failed call: `null`) means that there is none. An answer to a question that the draft no longer
 * asks changes nothing. (SVP-63 to SVP-65)
 */
export const answerServicePointLookup = (
  draft: ServicePointDraft,
  asked: ServicePointLookupRequest,
  answer: ServicePointLookupAnswer | null,
): ServicePointDraft => {
  if (isEditing(draft) || !isSameRequest(draft.asked, asked)) return draft
  const point = answer?.success === true ? answer.punto : null
  if (point === null) return { ...draft, asked: null, lookup: 'not-found' }
  const description = point.desPunto?.trim() ?? ''
  return {
    ...draft,
    asked: null,
    lookup: 'found',
    codeSol: confirmedCode(draft.codeSol, point.codPunto),
    oidSol: point.idPunto?.trim() || null,
    description,
    isDescriptionGiven: description !== '',
    address: point.direccion?.desDireccionVia?.trim() ?? '',
    codTypeServicepoint: point.codTipoPunto?.trim() || null,
    descTypeServicePoint: point.desTipoPunto?.trim() || null,
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

const codeOf = ({ codeSol }: { readonly codeSol: string | null }): string => (codeSol ?? '').trim()
