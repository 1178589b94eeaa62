import type { PortalAbility } from '@remesa/domain/abilities'
import type { Country, CountryConfig, Currency } from '@remesa/domain/country'
import type { Brand, Locale } from '@remesa/domain/kernel'
import type { LoggedUser } from '@remesa/domain/session'
import { createContext, use } from 'react'

/** The data that are loaded after sign-in, available on every page. */
export interface Portal {
  readonly user: LoggedUser
  readonly ability: PortalAbility
  /** Settings of the user's country. Without them every feature is off. */
  readonly config: CountryConfig
  readonly brand: Brand
  readonly countries: readonly Country[]
  readonly currencies: readonly Currency[]
  readonly locale: Locale
  /** IANA time zone of the user's country, for days and times that belong to no service point. (SVP-87) */
  readonly timeZone: string
}

export const PortalContext = createContext<Portal | undefined>(undefined)

/** The data that are loaded after sign-in. Throws on a page that is shown without a session. */
export const usePortal = (): Portal => {
  const portal = use(PortalContext)
  if (portal === undefined) throw new Error('[portal] usePortal is called outside the signed-in part')
  return portal
}
