import type { Viewer } from '../abilities'

/** Whether a viewer may see records of a country: their own, or any with permission to read countries. (USR-30) */
export const reachesCountry = (
  { ability, user }: Pick<Viewer, 'ability'> & { readonly user: Pick<Viewer['user'], 'country'> },
  countryId: number,
): boolean => ability.can('read', 'Countries') || user.country.id === countryId

/**
 * Where the client search of a user looks: in their own country and at once, or, for an administrator, in the country
 * that they have chosen and not before. `null`: nothing is searched yet. (USR-31)
 */
export const clientSearchCountry = (user: Viewer['user'], chosenCountryId: number | null): number | null =>
  user.admin ? chosenCountryId : user.country.id
