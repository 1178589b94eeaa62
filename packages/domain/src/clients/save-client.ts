import type { Country } from '../country'
import { check, cleanCode, cleanText, type Issue, issuesOf } from '../kernel'
import { codeIssues, isCodeSettled, recordIssues, uniqueCodeOf, validateExtraData } from '../records'
import type { ClientDraft } from './client-draft'
import type { ClientRequest } from './client-request.schema'

const NOT_FOUND = 'clientNotFound'

/**
 * Every issue that prevents saving a client, each at a visible field. Until the code is confirmed by the external
 * system, the fields below the code are not validated, and the only issue is at `codeSol`. (CLI-52 to CLI-56)
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

/**
 * The body of the call that saves a client. A new client is active. An existing client keeps its state (active or
 * inactive) and its unique code. (CLI-57)
 * @throws Error if the draft is not valid: call `validateClient` first.
 */
export const buildClientRequest = (
  draft: ClientDraft,
  { countries }: { readonly countries: readonly Pick<Country, 'id' | 'code'>[] },
): ClientRequest => {
  const country = Number(draft.countryId)
  if (draft.countryId === '') throw new Error('[clients] buildClientRequest: no country; validate first')
  const codeSol = cleanCode(draft.codeSol)
  const countryCode = countries.find(({ id }) => id === country)?.code ?? ''
  return {
    ...(draft.record === null ? {} : { id: draft.record.id }),
    oidSol: draft.oidSol,
    codeSol: codeSol || null,
    uniqueCode: draft.uniqueCode ?? uniqueCodeOf(countryCode, codeSol),
    description: cleanText(draft.description),
    idSmartcash: cleanCode(draft.idSmartcash),
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
