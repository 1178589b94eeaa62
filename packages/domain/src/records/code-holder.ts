import { cleanCode, foldedName, LOAD_ALL_PAGE_SIZE } from '../kernel'
import { type CodeContext, isCodeFieldOpen, isCodeWellFormed, type LookupState } from './code-lookup'

/** The fields of an existing record that are compared with those of a new one. */
export interface CodedRecord {
  readonly codeSol: string | null
  /** The id of the record in the external operations system. */
  readonly oidSol: string | null
}

/** The part of a list's query that finds the records with exactly this code in one country. */
export interface CodeHolderQuery {
  readonly codeSol: string
  readonly codePrecise: true
  readonly countryId: number
  readonly page: number
  readonly size: typeof LOAD_ALL_PAGE_SIZE
}

/**
 * The query for records that have the code of a new record; `undefined` while the code can't be typed or is not well
 * formed. (REC-28)
 */
export const codeHolderQuery = (
  draft: CodeContext & { readonly codeSol: string },
): CodeHolderQuery | undefined =>
  isCodeFieldOpen(draft) && isCodeWellFormed(draft.codeSol)
    ? {
        codeSol: cleanCode(draft.codeSol).slice(0, MAX_SEARCHED_LENGTH),
        codePrecise: true,
        countryId: Number(draft.countryId),
        page: 0,
        size: LOAD_ALL_PAGE_SIZE,
      }
    : undefined

/** The longest text that lists search for, in characters. */
const MAX_SEARCHED_LENGTH = 200

/**
 * The record that prevents a new one: below the same record it has the same code, or anywhere in the country the same
 * id in the external operations system; `undefined` if there is none. (REC-28)
 */
export const codeHolder = <Row extends CodedRecord>(
  draft: { readonly codeSol: string; readonly oidSol: string | null },
  { beside, elsewhere }: { readonly beside: readonly Row[]; readonly elsewhere: readonly Row[] },
): Row | undefined =>
  beside.find(({ codeSol }) => foldedName(codeSol ?? '') === foldedName(draft.codeSol)) ??
  elsewhere.find(({ oidSol }) => oidSol !== null && oidSol === draft.oidSol)

/**
 * The form after a record with its code was found in the portal: nothing can be entered below the code, and nothing is
 * saved, until the code or a choice above it changes. A form that waits for an answer is unchanged. (REC-28)
 */
export const refuseTakenCode = <D extends { readonly lookup: LookupState }>(draft: D): D =>
  draft.lookup === 'none' || draft.lookup === 'found' ? { ...draft, lookup: 'taken' } : draft
