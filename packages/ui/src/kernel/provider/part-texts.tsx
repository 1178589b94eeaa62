import type { Locale } from '@remesa/domain/kernel'
import { type ReactNode, use, useDeferredValue, useMemo } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import {
  documentLocale,
  loadPartMessages,
  mergeOverrides,
  type PartMessages,
  type TextPart,
} from '../../i18n'
import { LanguageContext } from './language-context'

type Texts = PartMessages[TextPart]

const underWay = new Map<string, Promise<Texts>>()
/** Loaded texts, which can render at once: React suspends even for a fulfilled promise. */
const here = new Map<string, Texts>()

const fetchTexts = (locale: Locale, part: TextPart): Promise<Texts> => {
  const name = `${locale}/${part}`
  const known = underWay.get(name)
  if (known !== undefined) return known
  const texts = loadPartMessages(locale, part)
  underWay.set(name, texts)
  texts.then(
    (value) => here.set(name, value),
    () => underWay.delete(name),
  )
  return texts
}

/** Loads the texts of a part in the current language, to be awaited together with the part's code. */
export const preloadPartTexts = async (part: TextPart): Promise<void> => {
  const locale = documentLocale()
  if (locale !== undefined) await fetchTexts(locale, part)
}

/**
 * Adds the texts of a part to those of its children, and suspends until they are loaded. When the language changes, the
 * previous one stays until the new texts are loaded.
 */
export function PartTexts({ part, children }: { readonly part: TextPart; readonly children: ReactNode }) {
  const language = useDeferredValue(use(LanguageContext))
  const { locale, messages: outer } = useIntl()
  if (language === undefined) throw new Error('[ui] PartTexts stand outside RemesaProvider')
  const texts = here.get(`${language.locale}/${part}`) ?? use(fetchTexts(language.locale, part))
  const messages = useMemo(
    () => ({ ...mergeOverrides(texts, language.overrides).messages, ...outer }),
    [texts, language, outer],
  )
  return (
    <IntlProvider locale={locale} defaultLocale="en" messages={messages}>
      {children}
    </IntlProvider>
  )
}
