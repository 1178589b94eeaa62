import type { Viewer } from '../abilities'

/**
 * Whether a viewer may see records of a country: the viewer's own, or any country with permission to read
 * countries. (USR-30)
 */
export const reachesCountry = (
  { ability, user }: Pick<Viewer, 'ability'> & { readonly user: Pick<Viewer['user'], 'country'> },
  countryId: number,
): boolean => ability.can('read', 'Countries') || user.country.id === countryId

/**
 * The country in which a user searches for clients: the user's own or, for an administrator, the chosen one.
 * `null` before a choice: nothing is searched. (USR-31)
 */
export const clientSearchCountry = (user: Viewer['user'], chosenCountryId: number | null): number | null =>
  user.admin ? chosenCountryId : user.country.id
