import type { SearchConfig } from './search-type'

/** A phone number, as the text on the page and as a `tel:` URL. */
export interface PhoneNumber {
  readonly text: string
  readonly href: string
}

/**
 * The phone number of the country's control room; `null` if the settings have no number, or a text that is not a phone
 * number. (FIR-100)
 */
export const contactPhone = ({
  SearchEmployee,
}: Pick<SearchConfig, 'SearchEmployee'>): PhoneNumber | null => {
  const text = SearchEmployee.ContactPhone?.trim() ?? ''
  const dialled = text.replaceAll(/[\s\-/.()]/g, '')
  return /^\+?[0-9]{3,15}$/.test(dialled) ? { text, href: `tel:${dialled}` } : null
}
