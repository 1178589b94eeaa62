import type { Country } from '../country'
import { check, type Issue, issuesOf } from '../kernel'
import type { ClientDraft } from './client-draft'
import type { ClientRequest } from './client-request.schema'
import { codeIssues, isCodeSettled } from './code-lookup'
import { validateExtraData } from './extra-data'
import { validateLimits } from './limits'
import { requiredTextIssues } from './record-text'
import { validateThirdCodes } from './third-codes'

const NOT_FOUND = 'clientNotFound'

/**
 * Every issue that keeps a client from being saved, each at a field that shows: the fields below the code are held to
 * their rules once the code is settled. Example: while the system has not confirmed the code, `codeSol` alone.
 * (CLI-52 to CLI-56)
 */
export const validateClient = (draft: ClientDraft): readonly Issue[] => {
  if (draft.record !== null) return settledIssues(draft)
  return [
    ...issuesOf([
      check('required', 'countryId', draft.countryId, {}),
      draft.validates ? check('required', 'sourceSystem', draft.sourceSystem, {}) : undefined,
    ]),
    ...codeIssues(draft, NOT_FOUND),
    ...(isCodeSettled(draft) ? settledIssues(draft) : []),
  ]
}

/** The code by which a record is known everywhere: that of its country, then its own; `null` without a code. (CLI-59) */
export const uniqueCodeOf = (...codes: readonly string[]): string | null =>
  codes.some((code) => code === '') ? null : codes.join('-')

/**
 * The body of a save. A client that is added is active; one that is edited keeps its state and unique code. (CLI-57)
 *
 * @throws Error when the draft was not valid: validate first.
 */
export const buildClientRequest = (
  draft: ClientDraft,
  { countries }: { readonly countries: readonly Pick<Country, 'id' | 'code'>[] },
): ClientRequest => {
  const country = Number(draft.countryId)
  if (draft.countryId === '') throw new Error('[clients] buildClientRequest: no country; validate first')
  const codeSol = draft.codeSol.trim()
  const countryCode = countries.find(({ id }) => id === country)?.code ?? ''
  return {
    ...(draft.record === null ? {} : { id: draft.record.id }),
    oidSol: draft.oidSol,
    codeSol: codeSol || null,
    uniqueCode: draft.uniqueCode ?? uniqueCodeOf(countryCode, codeSol),
    description: draft.description.trim(),
    idSmartcash: draft.idSmartcash.trim(),
    active: draft.record?.active ?? true,
    country,
    extradata: [...draft.extradata],
    thirdcodes: [...draft.thirdcodes],
    limits: [...draft.limits],
  }
}

const settledIssues = (draft: ClientDraft): readonly Issue[] => [
  ...recordIssues(draft),
  ...validateExtraData(draft.extradata),
]

/**
 * The issues of the fields that clients and subclients share once the code is settled. A description that is shown
 * read-only only has to be there: what the external system or the record says of itself is as long as it is.
 * (CLI-55, CLI-56)
 */
export const recordIssues = (
  draft: Pick<ClientDraft, 'record' | 'validates' | 'description' | 'idSmartcash' | 'thirdcodes' | 'limits'>,
): readonly Issue[] => [
  ...(draft.validates || draft.record !== null
    ? issuesOf([check('required', 'description', draft.description, {})])
    : requiredTextIssues('description', draft.description)),
  ...requiredTextIssues('idSmartcash', draft.idSmartcash),
  ...validateThirdCodes(draft.thirdcodes),
  ...validateLimits(draft.limits),
]
