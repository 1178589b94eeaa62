import { LOCALES, type Locale } from '@remesa/domain/kernel'
import type { messages as english } from './locales/en'
import type { messages as englishDialogs } from './locales/en/dialogs'

/** Every text of the product by its key. English names the keys; the other languages have the same ones. */
export type MessageKey = keyof typeof english | keyof typeof englishDialogs

/** Texts of one language, as ICU message patterns. */
export type Messages = Readonly<Record<MessageKey, string>>
/** Texts of the frame and of what pages show at first. */
export type PageMessages = Readonly<Record<keyof typeof english, string>>
/** Texts that only dialogs show, which are fetched with them. */
export type DialogMessages = Readonly<Record<keyof typeof englishDialogs, string>>

interface Loaders {
  readonly page: () => Promise<{ readonly messages: PageMessages }>
  readonly dialogs: () => Promise<{ readonly messages: DialogMessages }>
}

const loaders: Readonly<Record<Locale, Loaders>> = {
  en: { page: () => import('./locales/en'), dialogs: () => import('./locales/en/dialogs') },
  es: { page: () => import('./locales/es'), dialogs: () => import('./locales/es/dialogs') },
  de: { page: () => import('./locales/de'), dialogs: () => import('./locales/de/dialogs') },
  pt: { page: () => import('./locales/pt'), dialogs: () => import('./locales/pt/dialogs') },
}

/** The texts of a language that pages need, fetched when first asked for and kept by the module system after that. */
export const loadPageMessages = async (locale: Locale): Promise<PageMessages> =>
  (await loaders[locale].page()).messages

/** The texts of a language's dialogs. */
export const loadDialogMessages = async (locale: Locale): Promise<DialogMessages> =>
  (await loaders[locale].dialogs()).messages

/** All texts of a language. */
export const loadMessages = async (locale: Locale): Promise<Messages> => {
  const [page, dialogs] = await Promise.all([loadPageMessages(locale), loadDialogMessages(locale)])
  return { ...page, ...dialogs }
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
