import { LOCALES, type Locale } from '@remesa/domain/kernel'
import type { messages as english } from './locales/en'
import type { messages as englishDialogs } from './locales/en/dialogs'
import type { messages as englishLists } from './locales/en/lists'

/** Texts of the frame and of what the orders page shows at first. */
export type PageMessages = Readonly<Record<keyof typeof english, string>>

export interface PartMessages {
  /** What only dialogs of orders and declared values show. */
  readonly dialogs: Readonly<Record<keyof typeof englishDialogs, string>>
  /** What the lists of the administration and of reports show. */
  readonly lists: Readonly<Record<keyof typeof englishLists, string>>
}

/** A part of the product whose texts are fetched with its code. */
export type TextPart = keyof PartMessages

/** Every text of the product by its key. English names the keys; the other languages have the same ones. */
export type MessageKey = keyof PageMessages | keyof PartMessages['dialogs'] | keyof PartMessages['lists']

/** Texts of one language, as ICU message patterns. */
export type Messages = PageMessages & PartMessages['dialogs'] & PartMessages['lists']

type Loaders = {
  readonly [Part in TextPart]: () => Promise<{ readonly messages: PartMessages[Part] }>
} & { readonly page: () => Promise<{ readonly messages: PageMessages }> }

const loaders: Readonly<Record<Locale, Loaders>> = {
  en: {
    page: () => import('./locales/en'),
    dialogs: () => import('./locales/en/dialogs'),
    lists: () => import('./locales/en/lists'),
  },
  es: {
    page: () => import('./locales/es'),
    dialogs: () => import('./locales/es/dialogs'),
    lists: () => import('./locales/es/lists'),
  },
  de: {
    page: () => import('./locales/de'),
    dialogs: () => import('./locales/de/dialogs'),
    lists: () => import('./locales/de/lists'),
  },
  pt: {
    page: () => import('./locales/pt'),
    dialogs: () => import('./locales/pt/dialogs'),
    lists: () => import('./locales/pt/lists'),
  },
}

/** The texts of a language that pages need, fetched when first asked for and kept by the module system after that. */
export const loadPageMessages = async (locale: Locale): Promise<PageMessages> =>
  (await loaders[locale].page()).messages

/** The texts of a part of the product in a language. */
export const loadPartMessages = async (locale: Locale, part: TextPart): Promise<PartMessages[TextPart]> =>
  (await loaders[locale][part]()).messages

/** All texts of a language. */
export const loadMessages = async (locale: Locale): Promise<Messages> => {
  const { page, dialogs, lists } = loaders[locale]
  const [ofPages, ofDialogs, ofLists] = await Promise.all([page(), dialogs(), lists()])
  return { ...ofPages.messages, ...ofDialogs.messages, ...ofLists.messages }
}

/** The language that the document says it speaks. */
export const spokenLocale = (): Locale | undefined =>
  LOCALES.find((locale) => locale === document.documentElement.lang)

/** What each language calls itself: a list of languages shows these, whatever language is spoken. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  pt: 'Português',
}

/** The regional form whose plurals and number forms each language follows. */
export const INTL_TAGS: Readonly<Record<Locale, string>> = {
  de: 'de-DE',
  en: 'en-GB',
  es: 'es-ES',
  pt: 'pt-PT',
}
