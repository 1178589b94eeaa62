import type { Locale } from '@remesa/domain/kernel'
import { type ReactNode, use, useDeferredValue, useMemo } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { loadPartMessages, mergeOverrides, type PartMessages, spokenLocale, type TextPart } from '../../i18n'
import { SpokenContext } from './spoken'

type Texts = PartMessages[TextPart]

const underWay = new Map<string, Promise<Texts>>()
/** What has come can be drawn at once; a promise, even a fulfilled one, is waited for. */
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

/** Fetches the texts of a part in the language that is spoken, to be awaited together with the part's code. */
export const preloadPartTexts = async (part: TextPart): Promise<void> => {
  const locale = spokenLocale()
  if (locale !== undefined) await fetchTexts(locale, part)
}

/**
 * Gives what is inside the texts of a part too, and waits for them. The language before stays until those of a new one are
 * there.
 */
export function PartTexts({ part, children }: { readonly part: TextPart; readonly children: ReactNode }) {
  const spoken = useDeferredValue(use(SpokenContext))
  const { locale, messages: outer } = useIntl()
  if (spoken === undefined) throw new Error('[ui] PartTexts stand outside RemesaProvider')
  const texts = here.get(`${spoken.locale}/${part}`) ?? use(fetchTexts(spoken.locale, part))
  const messages = useMemo(
    () => ({ ...mergeOverrides(texts, spoken.overrides).messages, ...outer }),
    [texts, spoken, outer],
  )
  return (
    <IntlProvider locale={locale} defaultLocale="en" messages={messages}>
      {children}
    </IntlProvider>
  )
}
