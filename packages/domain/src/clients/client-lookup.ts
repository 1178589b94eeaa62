import * as z from 'zod/mini'
import type { Country } from '../country'
import { absentAsNull, type FieldsOf, listOf, named, TextOrNumber } from '../kernel'
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
import { clientKind } from './client-kind'

/** A client as the external operations system names it. */
export interface LookupEntity extends FieldsOf<typeof entity> {}
const entity = named<LookupEntity>().object({
  idEntidad: absentAsNull(TextOrNumber),
  codEntidad: absentAsNull(TextOrNumber),
  desEntidad: absentAsNull(z.string()),
  codigosTercero: listOf(LookupThirdCode),
})

/** Answer of the external operations system to the search for a client, by its own names. */
export const ClientLookup = named<ClientLookup>().object({
  success: z._default(z.boolean(), false),
  entidad: absentAsNull(entity),
})
export interface ClientLookup extends FieldsOf<typeof ClientLookup> {}

/** What the search for a client is asked with; `country` is its ISO 3166-1 alpha-2 code. */
export interface ClientLookupQuery {
  readonly country: string
  readonly sourceSystem: SourceSystem
  readonly clientCode: string
}

interface LookupFacts {
  readonly countries: readonly Pick<Country, 'id' | 'code'>[]
}

/** What to search for; nothing while something that the code depends on, or the code itself, is missing. (CLI-27) */
export const clientLookupQuery = (
  draft: ClientDraft,
  { countries }: LookupFacts,
): ClientLookupQuery | undefined => {
  const country = countries.find(({ id }) => String(id) === draft.countryId)
  const clientCode = draft.codeSol.trim()
  const { sourceSystem } = draft
  if (!isCodeFieldOpen(draft) || country === undefined || sourceSystem === '' || clientCode === '')
    return undefined
  return { country: country.code, sourceSystem, clientCode }
}

/**
 * The form with its search under way and without what an earlier one brought, where a search can be begun; else the
 * same form. (REC-26)
 */
export const startClientLookup = (draft: ClientDraft): ClientDraft =>
  canLookUpCode(draft, clientKind).allowed ? { ...draft, ...unsettledClient, lookup: 'looking' } : draft

/**
 * The form once a search was answered. A client that was found brings its id in the external system, description
 * and third codes; no success, no client and a call that failed (`null`) all mean that there is none; an answer to anything
 * but the search that the form waits for changes nothing. (CLI-28)
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
    oidSol: idEntidad?.trim() || null,
    description: desEntidad?.trim() ?? '',
    thirdcodes: thirdCodesFromLookup(codigosTercero),
  }
}
