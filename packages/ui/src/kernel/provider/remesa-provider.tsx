import { ChakraProvider, LocaleProvider, type SystemContext } from '@chakra-ui/react'
import type { Locale } from '@remesa/domain/kernel'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { IntlProvider } from 'react-intl'
import {
  INTL_TAGS,
  loadedPageMessages,
  loadMerge,
  loadPageMessages,
  type MergeTexts,
  type PageMessages,
} from '../../i18n'
import { type RemesaSystem, system } from '../../theme'
import { TooltipLayer } from '../tooltip/tooltip-layer'
import { LanguageContext } from './language-context'

export interface RemesaProviderProps {
  readonly locale: Locale
  /**
   * Texts of the shell and of the orders page, if they are already loaded. Otherwise they are loaded in `locale`, and
   * nothing is rendered until then. `PartTexts` loads all other texts.
   */
  readonly messages?: PageMessages | undefined
  /** Texts from the server. Valid texts replace the built-in texts. */
  readonly overrides?: unknown
  /** The theme of another brand, from `remesaSystem`; by default the product's own theme. */
  readonly system?: RemesaSystem | undefined
  /** The settings of a part that is embedded in another page, from `EmbeddedProvider`; absent for a whole page. */
  readonly embedding?: Embedding | undefined
  readonly children: ReactNode
}

/** The settings in which the provider of an embedded part differs from the provider of a whole page. */
export interface Embedding {
  readonly system: SystemContext
  /** Sets the language of the element in which the part is rendered. */
  readonly setLanguage: (language: Locale) => void
}

const wholePage: Embedding = {
  system,
  setLanguage: (language) => {
    // Setting the attribute, even to its current value, makes the browser compute the styles and the layout of the
    // whole page again.
    if (document.documentElement.lang !== language) document.documentElement.lang = language
  },
}

const inLook = (look: RemesaSystem | undefined): Embedding =>
  look === undefined ? wholePage : { ...wholePage, system: look.page }

interface LoadedTexts {
  readonly locale: Locale
  readonly messages: PageMessages
}

/** The provider of styles, texts and language for all its children. It sets the `lang` attribute of the document. */
export function RemesaProvider(props: RemesaProviderProps) {
  const { locale, messages, overrides, system: look, embedding = inLook(look), children } = props
  const loaded = useLoadedMessages(locale, messages)
  const merge = useMerge(overrides)
  const { setLanguage } = embedding
  const merged = useMemo(() => loaded && merge(loaded.messages), [loaded, merge])
  const language = loaded?.locale
  const shared = useMemo(() => language && { locale: language, merge }, [language, merge])
  useEffect(() => {
    if (language !== undefined) setLanguage(language)
  }, [language, setLanguage])
  if (language === undefined || merged === undefined) return null
  return (
    <ChakraProvider value={embedding.system}>
      <LocaleProvider locale={INTL_TAGS[language]}>
        <IntlProvider locale={INTL_TAGS[language]} defaultLocale="en" messages={merged}>
          <LanguageContext value={shared}>
            {children}
            <TooltipLayer />
          </LanguageContext>
        </IntlProvider>
      </LocaleProvider>
    </ChakraProvider>
  )
}

/** The loaded texts and their language; while another language loads, the previous texts and language. */
function useLoadedMessages(locale: Locale, given: PageMessages | undefined): LoadedTexts | undefined {
  const [fetched, setFetched] = useState(() => loadedTexts(locale))
  useEffect(() => {
    if (given !== undefined) return
    let isCurrent = true
    loadPageMessages(locale).then(
      (messages) =>
        isCurrent && setFetched((last) => (last?.messages === messages ? last : { locale, messages })),
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

const loadedTexts = (locale: Locale): LoadedTexts | undefined => {
  const messages = loadedPageMessages(locale)
  return messages && { locale, messages }
}

const asTheyAre: MergeTexts = (texts) => texts

const hasTexts = (overrides: unknown): boolean =>
  typeof overrides === 'object' && overrides !== null && Object.keys(overrides).length > 0

/**
 * The function that puts the server's texts in place of built-in texts. Until its code is loaded, only built-in
 * texts are used.
 */
function useMerge(overrides: unknown): MergeTexts {
  const [loaded, setLoaded] = useState<{ readonly overrides: unknown; readonly merge: MergeTexts }>()
  useEffect(() => {
    if (!hasTexts(overrides)) return
    let isCurrent = true
    loadMerge(overrides).then(
      (merge) => isCurrent && setLoaded({ overrides, merge }),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [overrides])
  return loaded !== undefined && loaded.overrides === overrides ? loaded.merge : asTheyAre
}
