import { cleanCode, foldedName, LOAD_ALL_PAGE_SIZE } from '../kernel'
import { type CodeContext, isCodeFieldOpen, isCodeWellFormed, type LookupState } from './code-lookup'

/** The fields of an existing record that are compared with the fields of a new record. */
export interface CodedRecord {
  readonly codeSol: string | null
  /** The id of the record in the external operations system. */
  readonly oidSol: string | null
}

/** The filters of a list that find all records with a code in one country. */
export interface CodeHolderQuery {
  readonly codeSol: string
  readonly codePrecise: true
  readonly countryId: number
  readonly page: number
  readonly size: typeof LOAD_ALL_PAGE_SIZE
}

/**
 * The filters that find records with the code of a new record; `undefined` while the field of the code is disabled or
 * the code is invalid. (REC-28)
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

/** The highest number of characters in the search text of a list. */
const MAX_SEARCHED_LENGTH = 200

/**
 * The existing record that prevents the creation of a new record; `undefined` if there is none. The existing record has
 * the same code and the same parent, or the same id in the external operations system anywhere in the country. (REC-28)
 */
export const codeHolder = <Row extends CodedRecord>(
  draft: { readonly codeSol: string; readonly oidSol: string | null },
  { beside, elsewhere }: { readonly beside: readonly Row[]; readonly elsewhere: readonly Row[] },
): Row | undefined =>
  beside.find(({ codeSol }) => foldedName(codeSol ?? '') === foldedName(draft.codeSol)) ??
  elsewhere.find(({ oidSol }) => oidSol !== null && oidSol === draft.oidSol)

/**
 * The values of the form after the portal has found a record with the typed code. No other field can be filled in, and
 * the form can't be saved, until the user changes the code or a choice on which the code depends. While a search for
 * the code is in progress, the form is unchanged. (REC-28)
 */
export const refuseTakenCode = <D extends { readonly lookup: LookupState }>(draft: D): D =>
  draft.lookup === 'none' || draft.lookup === 'found' ? { ...draft, lookup: 'taken' } : draft
