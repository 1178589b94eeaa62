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

/** A client as the external operations system names it. */
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
 * The query of the search for a client in the external system; `undefined` while the code, or a field that the code
 * depends on, is missing. (CLI-27)
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
 * The form of a client with a search in progress and without the result of an earlier search; if no search can start,
 * the unchanged form. (REC-26)
 */
export const startClientLookup = (draft: ClientDraft): ClientDraft =>
  canLookUpCode(draft, clientKind).allowed ? { ...draft, ...unsettledClient, lookup: 'looking' } : draft

/**
 * The form of a client after the response to a search. A client that was found sets the id in the external operations
 * system, the description and the third-party codes. A response without success or without a client, and a failed call
 * (`null`), mean that there is no such client. The response to any search except the one in progress changes nothing.
 * (CLI-28)
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
