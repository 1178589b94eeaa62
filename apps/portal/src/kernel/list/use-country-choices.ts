import { countryName } from '@remesa/domain/country'
import { sortByName } from '@remesa/domain/kernel'
import { countryChoice } from '@remesa/domain/records'
import { useT } from '@remesa/ui/i18n'
import { useMemo } from 'react'
import { usePortal } from '../state'
import type { FilterChoice } from './filter-fields'

/** The countries from which the user can choose, sorted by name in the language of the portal. */
export const useCountryChoices = (): readonly FilterChoice[] => {
  const t = useT()
  const { countries, user, ability, locale } = usePortal()
  return useMemo(() => {
    const nameOf = (country: (typeof countries)[number]) =>
      countryName(country, (key) => (t.knows(key) ? t(key) : undefined))
    const { options } = countryChoice(countries, { user, ability })
    return sortByName(options, nameOf, locale).map((country) => ({
      value: String(country.id),
      label: nameOf(country),
    }))
  }, [t, countries, user, ability, locale])
}
