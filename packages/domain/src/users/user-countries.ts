import type { Viewer } from '../abilities'

/** Whether a viewer may see records of a country: their own, or any with permission to read countries. (USR-30) */
export const reachesCountry = (
  { ability, user }: Pick<Viewer, 'ability'> & { readonly user: Pick<Viewer['user'], 'country'> },
  countryId: number,
): boolean => ability.can('read', 'Countries') || user.country.id === countryId

/**
 * The country of a user's client search: their own from the start or, for an administrator, the one that they
 * have chosen. `null`: none yet, so no search. (USR-31)
 */
export const clientSearchCountry = (user: Viewer['user'], chosenCountryId: number | null): number | null =>
  user.admin ? chosenCountryId : user.country.id
