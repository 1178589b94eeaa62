import { ChakraProvider, LocaleProvider } from '@chakra-ui/react'
import type { Locale } from '@remesa/domain/kernel'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { IntlProvider } from 'react-intl'
import { INTL_TAGS, loadPageMessages, mergeOverrides, type PageMessages } from '../../i18n'
import { system } from '../../theme'
import { SpokenContext } from './spoken'

export interface RemesaProviderProps {
  readonly locale: Locale
  /**
   * Texts that are at hand already. Without them those of `locale` that pages need are fetched, and nothing is drawn until
   * the first come; other parts bring theirs by `PartTexts`.
   */
  readonly messages?: PageMessages | undefined
  /** Texts of the server, laid over the built-in ones after validation. */
  readonly overrides?: unknown
  readonly children: ReactNode
}

interface SpokenTexts {
  readonly locale: Locale
  readonly messages: PageMessages
}

/** Styles, texts and language of everything inside, and the `lang` of the document. */
export function RemesaProvider({ locale, messages, overrides, children }: RemesaProviderProps) {
  const spoken = useSpoken(locale, messages)
  const merged = useMemo(() => {
    if (spoken === undefined || overrides === undefined) return spoken?.messages
    return mergeOverrides(spoken.messages, overrides).messages
  }, [spoken, overrides])
  const language = spoken?.locale
  const shared = useMemo(() => language && { locale: language, overrides }, [language, overrides])
  useEffect(() => {
    if (language !== undefined) document.documentElement.lang = language
  }, [language])
  if (language === undefined || merged === undefined) return null
  return (
    <ChakraProvider value={system}>
      <LocaleProvider locale={INTL_TAGS[language]}>
        <IntlProvider locale={INTL_TAGS[language]} defaultLocale="en" messages={merged}>
          <SpokenContext value={shared}>{children}</SpokenContext>
        </IntlProvider>
      </LocaleProvider>
    </ChakraProvider>
  )
}

/** The language whose texts are at hand. While those of a new one are on their way the page stays in the old one. */
function useSpoken(locale: Locale, given: PageMessages | undefined): SpokenTexts | undefined {
  const [fetched, setFetched] = useState<SpokenTexts>()
  useEffect(() => {
    if (given !== undefined) return
    let isCurrent = true
    loadPageMessages(locale).then(
      (messages) => isCurrent && setFetched({ locale, messages }),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [locale, given])
  return useMemo(
    () => (given === undefined ? fetched : { locale, messages: given }),
    [given, fetched, locale],
  )
}
