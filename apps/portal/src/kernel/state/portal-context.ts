import type { PortalAbility } from '@remesa/domain/abilities'
import type { Country, CountryConfig, Currency } from '@remesa/domain/country'
import type { Brand, Locale } from '@remesa/domain/kernel'
import type { LoggedUser } from '@remesa/domain/session'
import { createContext, use } from 'react'

/** The data loaded after sign-in, and the context that every page shares. */
export interface Portal {
  readonly user: LoggedUser
  readonly ability: PortalAbility
  /** Settings of the user's country; without them every feature is off. */
  readonly config: CountryConfig
  readonly brand: Brand
  readonly countries: readonly Country[]
  readonly currencies: readonly Currency[]
  readonly locale: Locale
  /** IANA zone of the user's country, for days and times that belong to no service point. (SVP-87) */
  readonly timeZone: string
}

export const PortalContext = createContext<Portal | undefined>(undefined)

/** The signed-in portal. Throws outside the pages behind the guard. */
export const usePortal = (): Portal => {
  const portal = use(PortalContext)
  if (portal === undefined) throw new Error('[portal] usePortal is called outside the signed-in part')
  return portal
}
