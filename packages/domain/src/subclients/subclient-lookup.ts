import * as z from 'zod/mini'
import type { Country } from '../country'
import { absentAsNull, cleanCode, cleanText, type FieldsOf, listOf, named, TextOrNumber } from '../kernel'
import {
  awaitsAnswer,
  confirmedCode,
  LookupThirdCode,
  type SourceSystem,
  thirdCodesFromLookup,
} from '../records'
import { LookupDelegation, lookedUpDelegations } from './delegation'
import { canLookUpSubclient, type SubclientDraft, unsettled } from './subclient-draft'

/** A subclient in a response of the external operations system. */
export interface LookupCenter extends FieldsOf<typeof center> {}
const center = named<LookupCenter>().object({
  idCentro: absentAsNull(TextOrNumber),
  codCentro: absentAsNull(TextOrNumber),
  desCentro: absentAsNull(z.string()),
  codigosTercero: listOf(LookupThirdCode),
})

/** Response of the external operations system to the search for a subclient, with the field names of that system. */
export const SubclientLookup = named<SubclientLookup>().object({
  success: z._default(z.boolean(), false),
  centro: absentAsNull(center),
  delegaciones: listOf(LookupDelegation),
})
export interface SubclientLookup extends FieldsOf<typeof SubclientLookup> {}

/** The query of the search for a subclient; `country` is the ISO 3166-1 alpha-2 code of the country. */
export interface SubclientLookupQuery {
  readonly country: string
  readonly clientCode: string
  readonly centerCode: string
  readonly sourceSystem: SourceSystem
}

interface LookupFacts {
  readonly countries: readonly Pick<Country, 'id' | 'code'>[]
}

/**
 * The query of the search for a subclient. It is `undefined` while the code, or a field that the code depends on, is
 * missing. (SUB-21)
 */
export const subclientLookupQuery = (
  draft: SubclientDraft,
  { countries }: LookupFacts,
): SubclientLookupQuery | undefined => {
  const country = countries.find(({ id }) => String(id) === draft.countryId)
  const clientCode = cleanCode(draft.client?.codeSol ?? '')
  const centerCode = cleanCode(draft.codeSol)
  const { sourceSystem } = draft
  if (country === undefined || sourceSystem === '' || clientCode === '' || centerCode === '') return undefined
  return { country: country.code, clientCode, centerCode, sourceSystem }
}

/**
 * The values in the form of a subclient after the start of a search, without the result of an earlier search. If no
 * search can start, the form is unchanged. (SUB-22)
 */
export const startSubclientLookup = (draft: SubclientDraft): SubclientDraft =>
  canLookUpSubclient(draft).allowed ? { ...draft, ...unsettled, lookup: 'looking' } : draft

/**
 * The values in the form of a subclient after the response to a search. A found subclient sets the external id, the
 * description, the third-party codes and the delegations. The subclient does not exist if the response reports no
 * success or contains no subclient, or if the call failed (`null`). A response to an earlier search changes nothing.
 * (SUB-23)
 */
export const answerSubclientLookup = (
  draft: SubclientDraft,
  { asked, answer }: { readonly asked: SubclientLookupQuery; readonly answer: SubclientLookup | null },
  facts: LookupFacts,
): SubclientDraft => {
  if (!awaitsAnswer(draft, asked, subclientLookupQuery(draft, facts))) return draft
  if (answer === null || !answer.success || answer.centro === null) return { ...draft, lookup: 'not-found' }
  const { idCentro, codCentro, desCentro, codigosTercero } = answer.centro
  return {
    ...draft,
    lookup: 'found',
    codeSol: confirmedCode(draft.codeSol, codCentro),
    oidSol: cleanCode(idCentro ?? '') || null,
    description: cleanText(desCentro ?? ''),
    thirdcodes: thirdCodesFromLookup(codigosTercero),
    foundDelegations: lookedUpDelegations(answer.delegaciones),
  }
}
