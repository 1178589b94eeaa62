import { countryDelegations, type DelegationOption, distinctOptions } from './delegation'
import type { Delegation } from './subclient.schema'
import type { SubclientDraft } from './subclient-draft'

/** The delegations of the chosen country, as the catalogue contains them. */
export interface DelegationFacts {
  readonly delegations: readonly Delegation[]
}

/**
 * The delegations that the form of a subclient offers: those from the external operations system, with their names in
 * the catalogue; if that system named none or was not asked, all delegations of the country. An edited subclient's own
 * delegation is always offered. (SUB-4)
 */
export const offeredDelegations = (
  { ownDelegation, foundDelegations }: Pick<SubclientDraft, 'ownDelegation' | 'foundDelegations'>,
  { delegations }: DelegationFacts,
): readonly DelegationOption[] => {
  const names = new Map(delegations.map(({ idSmartcash, description }) => [idSmartcash, description]))
  const found = foundDelegations.map((option) => ({
    ...option,
    description: names.get(option.idSmartcash) ?? option.description,
  }))
  const offered = found.length > 0 ? found : countryDelegations(delegations)
  const isOwn = ({ idSmartcash }: DelegationOption) => idSmartcash === ownDelegation?.idSmartcash
  return ownDelegation === null || offered.some(isOwn)
    ? offered
    : distinctOptions([ownDelegation, ...offered])
}

/**
 * The delegation in the form of a subclient: the chosen one if it is offered, otherwise the principal one, if any.
 * (SUB-5)
 */
export const chosenDelegation = (
  draft: Pick<SubclientDraft, 'delegation' | 'ownDelegation' | 'foundDelegations'>,
  facts: DelegationFacts,
): DelegationOption | undefined => {
  const options = offeredDelegations(draft, facts)
  return (
    options.find(({ idSmartcash }) => idSmartcash === draft.delegation) ??
    options.find(({ principal }) => principal)
  )
}
