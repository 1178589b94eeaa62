import fc from 'fast-check'
import { CountryConfig } from '../country'
import { type Brand, defaultBrand } from '../kernel'
import type { AbilityUser } from './derive-ability'
import { roleCatalogue } from './role-catalogue'
import type { Viewer } from './viewer'

const flag = fc.record({ Enabled: fc.boolean() })

/** Settings of a country in which each switch for permissions is on or off at random. */
export const anyConfig = fc
  .record({
    CashToday: flag,
    Orders: flag,
    SearchEmployee: flag,
    Administration: flag,
    Reports: fc.record({
      Enabled: fc.boolean(),
      ReportType: fc.record({
        Client: flag,
        Orders: flag,
        SearchEmployee: flag,
        Servicepoint: flag,
        Subclient: flag,
        Users: flag,
      }),
    }),
  })
  .map((areas) => CountryConfig.parse({ id: 1, code: 'ES', name: 'Spain', ...areas }))

export const knownRole = fc.constantFrom(...roleCatalogue()).map(({ code }) => ({ code }))

export const anyUser: fc.Arbitrary<AbilityUser> = fc.record({
  userType: fc.constantFrom('CLIENTE', defaultBrand.providerUserType),
  admin: fc.boolean(),
  supervisor: fc.boolean(),
  roles: fc.array(knownRole, { maxLength: 6 }),
})

/**
 * A viewer of a list with the given permissions. By default, the viewer is a user of country 1 and the default brand,
 * and no administrator.
 */
export const viewerOf = (
  ability: Viewer['ability'],
  {
    admin = false,
    countryId = 1,
    brand = defaultBrand,
  }: { readonly admin?: boolean; readonly countryId?: number; readonly brand?: Brand } = {},
): Viewer => ({ ability, user: { admin, country: { id: countryId } }, brand })
