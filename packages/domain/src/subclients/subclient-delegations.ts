import { countryDelegations, type DelegationOption, distinctOptions } from './delegation'
import type { Delegation } from './subclient.schema'
import type { SubclientDraft } from './subclient-draft'

/** The delegations of the chosen country, from the catalogue. */
export interface DelegationFacts {
  readonly delegations: readonly Delegation[]
}

/**
 * The delegations that can be chosen in the form of a subclient. They are the delegations in the response of the
 * external operations system, with their names from the catalogue; if there are none, all delegations of the country.
 * The current delegation of an existing subclient can always be chosen. (SUB-4)
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
 * The delegation in the form of a subclient: the user's choice if it is an option, otherwise the principal delegation,
 * if there is one. (SUB-5)
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
