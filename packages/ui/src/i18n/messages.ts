import type { Locale } from '@remesa/domain/kernel'
import type { messages as english } from './locales/en'

/** Every text of the product by its key. English names the keys; the other languages have the same ones. */
export type MessageKey = keyof typeof english

/** The texts of one language, as ICU message patterns. */
export type Messages = Readonly<Record<MessageKey, string>>

const loaders: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
  en: () => import('./locales/en'),
  es: () => import('./locales/es'),
  de: () => import('./locales/de'),
  pt: () => import('./locales/pt'),
}

/** The texts of a language, fetched when first asked for and kept by the module system after that. */
export const loadMessages = async (locale: Locale): Promise<Messages> => (await loaders[locale]()).messages

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
