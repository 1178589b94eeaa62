import * as z from 'zod/mini'
import type { Country } from '../country'
import { absentAsNull, cleanCode, cleanText, type FieldsOf, listOf, named, TextOrNumber } from '../kernel'
import {
  awaitsAnswer,
  canLookUpCode,
  confirmedCode,
  isCodeFieldOpen,
  LookupThirdCode,
  type SourceSystem,
  thirdCodesFromLookup,
} from '../records'
import { type ClientDraft, unsettledClient } from './client-draft'
import { clientKind } from './decision'

/** A client in a response of the external operations system. */
export interface LookupEntity extends FieldsOf<typeof entity> {}
const entity = named<LookupEntity>().object({
  idEntidad: absentAsNull(TextOrNumber),
  codEntidad: absentAsNull(TextOrNumber),
  desEntidad: absentAsNull(z.string()),
  codigosTercero: listOf(LookupThirdCode),
})

/** Response of the external operations system to the search for a client, with the field names of that system. */
export const ClientLookup = named<ClientLookup>().object({
  success: z._default(z.boolean(), false),
  entidad: absentAsNull(entity),
})
export interface ClientLookup extends FieldsOf<typeof ClientLookup> {}

/** The query of the search for a client; `country` is its ISO 3166-1 alpha-2 code. */
export interface ClientLookupQuery {
  readonly country: string
  readonly sourceSystem: SourceSystem
  readonly clientCode: string
}

interface LookupFacts {
  readonly countries: readonly Pick<Country, 'id' | 'code'>[]
}

/**
 * The query of the search for a client in the external operations system. It is `undefined` while the code, or a field
 * that the code depends on, is missing. (CLI-27)
 */
export const clientLookupQuery = (
  draft: ClientDraft,
  { countries }: LookupFacts,
): ClientLookupQuery | undefined => {
  const country = countries.find(({ id }) => String(id) === draft.countryId)
  const clientCode = cleanCode(draft.codeSol)
  const { sourceSystem } = draft
  if (!isCodeFieldOpen(draft) || country === undefined || sourceSystem === '' || clientCode === '')
    return undefined
  return { country: country.code, sourceSystem, clientCode }
}

/**
 * The values in the form of a client when a search starts. The result of an earlier search is removed. If no search can
 * start, the form is unchanged. (REC-26)
 */
export const startClientLookup = (draft: ClientDraft): ClientDraft =>
  canLookUpCode(draft, clientKind).allowed ? { ...draft, ...unsettledClient, lookup: 'looking' } : draft

/**
 * The values in the form of a client after the response to a search. A found client sets the external id, the
 * description and the third-party codes. The client does not exist if the response reports no success or contains no
 * client, or if the call failed (`null`). A response to an earlier search changes nothing. (CLI-28)
 */
export const answerClientLookup = (
  draft: ClientDraft,
  { asked, answer }: { readonly asked: ClientLookupQuery; readonly answer: ClientLookup | null },
  facts: LookupFacts,
): ClientDraft => {
  if (!awaitsAnswer(draft, asked, clientLookupQuery(draft, facts))) return draft
  if (answer === null || !answer.success || answer.entidad === null) return { ...draft, lookup: 'not-found' }
  const { idEntidad, codEntidad, desEntidad, codigosTercero } = answer.entidad
  return {
    ...draft,
    lookup: 'found',
    codeSol: confirmedCode(draft.codeSol, codEntidad),
    oidSol: cleanCode(idEntidad ?? '') || null,
    description: cleanText(desEntidad ?? ''),
    thirdcodes: thirdCodesFromLookup(codigosTercero),
  }
}
