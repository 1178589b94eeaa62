import fc from 'fast-check'
import { CountryConfig } from '../country'
import { defaultBrand } from '../kernel'
import type { AbilityUser } from './derive-ability'
import { roleCatalogue } from './role-catalogue'

const flag = fc.record({ Enabled: fc.boolean() })

/** Settings of a country in which every switch that permissions look at is set by chance. */
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
