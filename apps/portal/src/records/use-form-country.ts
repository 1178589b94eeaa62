import type { Country, CountryConfig, CurrencySummary } from '@remesa/domain/country'
import { type CountryChoice, countryChoice } from '@remesa/domain/records'
import type { Catalogue } from '@remesa/ui/kernel'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { catalogueFromQuery, endpointQueryOptions, type ReadCall, useApi } from '../kernel/api'
import { usePortal } from '../kernel/state'

type KnownCountry = Pick<Country, 'id' | 'code' | 'name'>

export interface FormCountry {
  readonly choice: CountryChoice
  /** The country that the form refers to. */
  readonly country: KnownCountry | undefined
  /** Takes over the country of the draft. Call it at every rendering. */
  readonly follow: (draft: OfCountry) => void
}

/**
 * The country of a form, for data that are needed before the form exists. It is the country of the edited record, or
 * the country that the user has chosen.
 */
export const useFormCountry = (ofRecord: KnownCountry | undefined): FormCountry => {
  const portal = usePortal()
  const choice = countryChoice(portal.countries, portal)
  const [id, setId] = useState(choice.preselected)
  return {
    choice,
    country: ofRecord ?? portal.countries.find((country) => String(country.id) === id),
    follow: ({ countryId }) => {
      if (countryId !== id) setId(countryId)
    },
  }
}

/** A draft with the id of its country, which is empty until a country is chosen. */
export interface OfCountry {
  readonly countryId: string
}

/** The main currency of a draft's country; `null` or `undefined` if the country or its main currency is unknown. */
export const useMainCurrency = ({ countryId }: OfCountry): CurrencySummary | null | undefined => {
  const { countries, config } = usePortal()
  const country = countries.find(({ id }) => String(id) === countryId)
  return country?.mainCurrency ?? (country?.code === config.code ? config.mainCurrency : null)
}

type OfCountryCall<Item> = ReadCall<{ readonly params: { readonly country: string } }, readonly Item[]>

/** A catalogue of a country, loaded when the country is chosen. The result has `onRetry` if the loading failed. */
export const useCountryCatalogue = <Item>(
  call: OfCountryCall<Item>,
  country: KnownCountry | undefined,
): Catalogue<Item> => {
  const query = useQuery(
    country === undefined
      ? { queryKey: [call.id], queryFn: skipToken }
      : endpointQueryOptions(call, { params: { country: country.code } }, { isSilent: true }),
  )
  return catalogueFromQuery(query, query.data)
}

/**
 * The settings of the chosen country or, until a country is chosen, of the user's country; `undefined` while they
 * load.
 */
export const useCountrySettings = (country: KnownCountry | undefined): CountryConfig | undefined => {
  const api = useApi()
  const { config } = usePortal()
  const { code } = country ?? config
  const isOwn = code === config.code
  const other = useQuery({
    ...endpointQueryOptions(api.country.config, { query: { code } }, { isSilent: true }),
    enabled: !isOwn,
  })
  return isOwn ? config : other.data
}
