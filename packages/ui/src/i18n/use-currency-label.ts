import { useIntl } from 'react-intl'

/** A currency of the catalogue, with its code and its name. */
export interface NamedCurrency {
  readonly isoCode: string
  /** The name of the currency as the catalogue has it, in the catalogue's own language. */
  readonly description: string | null
}

/**
 * Returns a function for the label of a currency in lists: its code and its name. The name is in the language of the
 * page if the browser knows it, else it is the name in the catalogue.
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
