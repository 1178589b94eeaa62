import type { Country } from '../country'
import { check, cleanCode, cleanText, type Issue, issue, issuesOf } from '../kernel'
import { codeIssues, isCodeSettled, recordIssues, uniqueCodeOf } from '../records'
import { delegationCode } from './delegation'
import { chosenDelegation, type DelegationFacts } from './subclient-delegations'
import { codeContext, type SubclientDraft } from './subclient-draft'
import type { SubclientRequest } from './subclient-request.schema'

const NOT_FOUND = 'subclientNotFound'

/**
 * Every issue that prevents saving a subclient, each at a visible field. The fields below the code are validated only
 * while they are visible. (SUB-40 to SUB-44)
 */
export const validateSubclient = (draft: SubclientDraft, facts: DelegationFacts): readonly Issue[] => {
  if (draft.record !== null) return settledIssues(draft, facts)
  return [
    ...issuesOf([
      check('required', 'countryId', draft.countryId, {}),
      draft.client === null ? issue('required', 'client') : undefined,
      draft.validates ? check('required', 'sourceSystem', draft.sourceSystem, {}) : undefined,
    ]),
    ...codeIssues(codeContext(draft), NOT_FOUND),
    ...(isCodeSettled(draft) ? settledIssues(draft, facts) : []),
  ]
}

/**
 * The body of the call that saves a subclient. A new subclient is active. An existing subclient keeps its state (active
 * or inactive) and its unique code. If the unique code is missing, it is built from the codes of country, client and
 * subclient. (SUB-45, SUB-46)
 *
 * @throws Error if the draft is not valid: call `validateSubclient` first.
 */
export const buildSubclientRequest = (
  draft: SubclientDraft,
  facts: DelegationFacts & { readonly countries: readonly Pick<Country, 'id' | 'code'>[] },
): SubclientRequest => {
  const { client, record } = draft
  const delegation = chosenDelegation(draft, facts)
  if (client === null || delegation === undefined)
    throw new Error('[subclients] buildSubclientRequest: no client or no delegation; validate first')
  const codeSol = cleanCode(draft.codeSol)
  const countryCode = facts.countries.find(({ id }) => String(id) === draft.countryId)?.code ?? ''
  return {
    ...(record === null ? {} : { id: record.id }),
    oidSol: draft.oidSol,
    codeSol: codeSol || null,
    uniqueCode: draft.uniqueCode ?? uniqueCodeOf(countryCode, cleanCode(client.codeSol ?? ''), codeSol),
    description: cleanText(draft.description),
    active: record?.active ?? true,
    idSmartcash: cleanCode(draft.idSmartcash),
    clientId: client.id,
    delegation: delegationCode(delegation.idSmartcash),
    thirdcodes: [...draft.thirdcodes],
    limits: [...draft.limits],
  }
}

const settledIssues = (draft: SubclientDraft, facts: DelegationFacts): readonly Issue[] => [
  ...recordIssues(draft),
  ...(chosenDelegation(draft, facts) === undefined ? [issue('required', 'delegation')] : []),
]
