import { Country, CountryConfig, Currency } from '@remesa/domain/country'
import { pageOf } from '@remesa/domain/kernel'
import * as z from 'zod/mini'
import { defineEndpoint, signedIn } from './define-endpoint'
import { countryCodeText, pageQuery } from './wire-values'

/** Calls that read countries, their settings and their currencies. */
export const country = {
  list: defineEndpoint({
    summary: 'Countries, sorted by name.',
    method: 'GET',
    path: '/api/configuration/v1/country',
    access: signedIn,
    query: z.object({ ...pageQuery, orderBy: z.optional(z.literal('name')) }),
    response: pageOf(Country),
  }),
  config: defineEndpoint({
    summary: "A country's settings. Users without rights in all countries may only read their own.",
    method: 'GET',
    path: '/api/configuration/v1/config',
    access: signedIn,
    errors: ['not-found'],
    query: z.object({ code: countryCodeText }),
    response: CountryConfig,
  }),
  currencies: defineEndpoint({
    summary: 'Currencies, sorted by code.',
    method: 'GET',
    path: '/api/configuration/v1/currency',
    access: signedIn,
    query: z.object({
      ...pageQuery,
      orderBy: z.optional(z.literal('code')),
      direction: z.optional(z.enum(['ASC', 'DESC'])),
    }),
    response: pageOf(Currency),
  }),
}
