import type { Locale } from '@remesa/domain/kernel'
import { type ReactNode, use, useDeferredValue, useMemo } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { documentLocale, loadPartMessages, type PartMessages, type TextPart } from '../../i18n'
import { LanguageContext } from './language-context'

type Texts = PartMessages[TextPart]

const fetched = new Map<string, Promise<Texts>>()

const fetchTexts = (locale: Locale, part: TextPart): Promise<Texts> => {
  const name = `${locale}/${part}`
  const known = fetched.get(name)
  if (known !== undefined) return known
  const texts = loadPartMessages(locale, part)
  fetched.set(name, texts)
  texts.then(
    // React renders without suspending if the promise has `status` and `value`. React suspends for any other
    // promise, even if it is fulfilled.
    (value) => Object.assign(texts, { status: 'fulfilled', value }),
    () => fetched.delete(name),
  )
  return texts
}

/** Loads the texts of a part in the current language. Await this function together with the code of the part. */
export const preloadPartTexts = async (part: TextPart): Promise<void> => {
  const locale = documentLocale()
  if (locale !== undefined) await fetchTexts(locale, part)
}

/**
 * Adds the texts of a part for its children, and suspends until the texts are loaded. When the language changes, the
 * previous texts are shown until the new texts are loaded.
 */
export function PartTexts({ part, children }: { readonly part: TextPart; readonly children: ReactNode }) {
  const language = useDeferredValue(use(LanguageContext))
  const { locale, messages: outer } = useIntl()
  if (language === undefined) throw new Error('[ui] PartTexts stand outside RemesaProvider')
  const texts = use(fetchTexts(language.locale, part))
  const messages = useMemo(() => ({ ...language.merge(texts), ...outer }), [texts, language, outer])
  return (
    <IntlProvider locale={locale} defaultLocale="en" messages={messages}>
      {children}
    </IntlProvider>
  )
}
