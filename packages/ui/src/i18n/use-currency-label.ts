import { useIntl } from 'react-intl'

export interface NamedCurrency {
  readonly isoCode: string
  /** The name in the catalogue, in the catalogue's own language. */
  readonly description: string | null
}

/**
 * A currency as lists show it: its code and its name in the page's language, or the catalogue's name if there is none.
 */
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
