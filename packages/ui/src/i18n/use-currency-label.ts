import { useIntl } from 'react-intl'

export interface NamedCurrency {
  readonly isoCode: string
  /** As the catalogue calls it, in a language of its own. */
  readonly description: string | null
}

/** Names a currency as lists do: its code, and its name in the language of the page, or the catalogue's where that has none. */
export const useCurrencyLabel = (): ((currency: NamedCurrency) => string) => {
  const intl = useIntl()
  return ({ isoCode, description }) => {
    const isCode = /^[A-Z]{3}$/.test(isoCode)
    const translated = isCode
      ? intl.formatDisplayName(isoCode, { type: 'currency', fallback: 'none' })
      : undefined
    const name = translated ?? description
    return name === null ? isoCode : `${isoCode} · ${name}`
  }
}
