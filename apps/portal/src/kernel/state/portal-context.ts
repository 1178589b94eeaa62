import type { PortalAbility } from '@remesa/domain/abilities'
import type { Country, CountryConfig, Currency } from '@remesa/domain/country'
import type { Brand, Locale } from '@remesa/domain/kernel'
import type { LoggedUser } from '@remesa/domain/session'
import { createContext, use } from 'react'

/** What the loads after sign-in have fetched, and the surroundings that every page shares. */
export interface Portal {
  readonly user: LoggedUser
  readonly ability: PortalAbility
  /** Settings of the user's country; every feature is off when they could not be loaded. */
  readonly config: CountryConfig
  readonly brand: Brand
  readonly countries: readonly Country[]
  readonly currencies: readonly Currency[]
  readonly locale: Locale
  /** IANA zone of the browser, in which days and times are shown and chosen. */
  readonly timeZone: string
}

export const PortalContext = createContext<Portal | undefined>(undefined)

/** The signed-in portal. Only pages behind the guard may ask: elsewhere it throws. */
export const usePortal = (): Portal => {
  const portal = use(PortalContext)
  if (portal === undefined) throw new Error('[portal] usePortal is called outside the signed-in part')
  return portal
}
