import type { Viewer } from '../abilities'

/**
 * Whether a viewer may see records of a country. With permission to read countries it may be any country, otherwise
 * only the viewer's own. (USR-30)
 */
export const reachesCountry = (
  { ability, user }: Pick<Viewer, 'ability'> & { readonly user: Pick<Viewer['user'], 'country'> },
  countryId: number,
): boolean => ability.can('read', 'Countries') || user.country.id === countryId

/**
 * The country in which a viewer searches for clients: the viewer's own country or, for an administrator, the chosen
 * country. While no country is chosen, it is `null`, and no search is sent. (USR-31)
 */
export const clientSearchCountry = (user: Viewer['user'], chosenCountryId: number | null): number | null =>
  user.admin ? chosenCountryId : user.country.id
