import { LOCALES, type Locale } from '@remesa/domain/kernel'
import type { messages as english } from './locales/en'
import type { messages as englishDeposits } from './locales/en/deposits'
import type { messages as englishDialogs } from './locales/en/dialogs'
import type { messages as englishFirms } from './locales/en/firms'
import type { messages as englishFrame } from './locales/en/frame'
import type { messages as englishHistory } from './locales/en/history'
import type { messages as englishImports } from './locales/en/imports'
import type { messages as englishLists } from './locales/en/lists'
import type { messages as englishRecords } from './locales/en/records'
import type { messages as englishReports } from './locales/en/reports'
import type { messages as englishViews } from './locales/en/views'

/** Texts of the frame and of the first view of the orders page. */
export type PageMessages = Readonly<Record<keyof typeof english, string>>

export interface PartMessages {
  /** Texts that only dialogs of orders and declared values show. */
  readonly dialogs: Readonly<Record<keyof typeof englishDialogs, string>>
  /** Texts of dialogs and pages of the frame that most visits do without. */
  readonly frame: Readonly<Record<keyof typeof englishFrame, string>>
  /** Texts of the lists of the administration and of reports. */
  readonly lists: Readonly<Record<keyof typeof englishLists, string>>
  /** Texts of the forms of clients, subclients and service points. */
  readonly records: Readonly<Record<keyof typeof englishRecords, string>>
  /** Texts of the import of spreadsheets. */
  readonly imports: Readonly<Record<keyof typeof englishImports, string>>
  /** Texts of the page of deposits. */
  readonly deposits: Readonly<Record<keyof typeof englishDeposits, string>>
  /** Texts of the search for crews and trucks. */
  readonly firms: Readonly<Record<keyof typeof englishFirms, string>>
  /** Texts of the saved views of lists. */
  readonly views: Readonly<Record<keyof typeof englishViews, string>>
  /** Texts of the page of reports. */
  readonly reports: Readonly<Record<keyof typeof englishReports, string>>
  /** Texts of the pages of the history. */
  readonly history: Readonly<Record<keyof typeof englishHistory, string>>
}

/** A part of the product whose texts are loaded with its code. */
export type TextPart = keyof PartMessages

/**
 * Every text of the product by key. English defines the keys; the other languages have the same ones, and a locale over a
 * language has those that it says in other words.
 */
export type MessageKey = keyof PageMessages | { [Part in TextPart]: keyof PartMessages[Part] }[TextPart]

/** Texts of one language, as ICU message patterns. */
export type Messages = PageMessages &
  PartMessages['dialogs'] &
  PartMessages['frame'] &
  PartMessages['lists'] &
  PartMessages['records'] &
  PartMessages['imports'] &
  PartMessages['deposits'] &
  PartMessages['firms'] &
  PartMessages['views'] &
  PartMessages['history'] &
  PartMessages['reports']

type Loaders = {
  readonly [Part in TextPart]: () => Promise<{ readonly messages: PartMessages[Part] }>
} & { readonly page: () => Promise<{ readonly messages: PageMessages }> }

/** Loads the texts of a locale over those of its language, both at the same time. */
const over =
  <Texts extends Readonly<Record<string, string>>>(
    language: () => Promise<{ readonly messages: Texts }>,
    own: () => Promise<{ readonly messages: Partial<Texts> }>,
  ) =>
  async (): Promise<{ readonly messages: Texts }> => {
    const [all, differing] = await Promise.all([language(), own()])
    return { messages: { ...all.messages, ...differing.messages } }
  }

const loaders: Readonly<Record<Locale, Loaders>> = {
  en: {
    page: () => import('./locales/en'),
    dialogs: () => import('./locales/en/dialogs'),
    frame: () => import('./locales/en/frame'),
    lists: () => import('./locales/en/lists'),
    records: () => import('./locales/en/records'),
    history: () => import('./locales/en/history'),
    imports: () => import('./locales/en/imports'),
    deposits: () => import('./locales/en/deposits'),
    firms: () => import('./locales/en/firms'),
    views: () => import('./locales/en/views'),
    reports: () => import('./locales/en/reports'),
  },
  es: {
    page: () => import('./locales/es'),
    dialogs: () => import('./locales/es/dialogs'),
    frame: () => import('./locales/es/frame'),
    lists: () => import('./locales/es/lists'),
    records: () => import('./locales/es/records'),
    history: () => import('./locales/es/history'),
    imports: () => import('./locales/es/imports'),
    deposits: () => import('./locales/es/deposits'),
    firms: () => import('./locales/es/firms'),
    views: () => import('./locales/es/views'),
    reports: () => import('./locales/es/reports'),
  },
  de: {
    page: () => import('./locales/de'),
    dialogs: () => import('./locales/de/dialogs'),
    frame: () => import('./locales/de/frame'),
    lists: () => import('./locales/de/lists'),
    records: () => import('./locales/de/records'),
    history: () => import('./locales/de/history'),
    imports: () => import('./locales/de/imports'),
    deposits: () => import('./locales/de/deposits'),
    firms: () => import('./locales/de/firms'),
    views: () => import('./locales/de/views'),
    reports: () => import('./locales/de/reports'),
  },
  pt: {
    page: () => import('./locales/pt'),
    dialogs: () => import('./locales/pt/dialogs'),
    frame: () => import('./locales/pt/frame'),
    lists: () => import('./locales/pt/lists'),
    records: () => import('./locales/pt/records'),
    history: () => import('./locales/pt/history'),
    imports: () => import('./locales/pt/imports'),
    deposits: () => import('./locales/pt/deposits'),
    firms: () => import('./locales/pt/firms'),
    views: () => import('./locales/pt/views'),
    reports: () => import('./locales/pt/reports'),
  },
  'pt-BR': {
    page: over(
      () => import('./locales/pt'),
      () => import('./locales/pt-BR'),
    ),
    dialogs: over(
      () => import('./locales/pt/dialogs'),
      () => import('./locales/pt-BR/dialogs'),
    ),
    frame: over(
      () => import('./locales/pt/frame'),
      () => import('./locales/pt-BR/frame'),
    ),
    lists: over(
      () => import('./locales/pt/lists'),
      () => import('./locales/pt-BR/lists'),
    ),
    records: over(
      () => import('./locales/pt/records'),
      () => import('./locales/pt-BR/records'),
    ),
    history: over(
      () => import('./locales/pt/history'),
      () => import('./locales/pt-BR/history'),
    ),
    imports: over(
      () => import('./locales/pt/imports'),
      () => import('./locales/pt-BR/imports'),
    ),
    deposits: over(
      () => import('./locales/pt/deposits'),
      () => import('./locales/pt-BR/deposits'),
    ),
    firms: over(
      () => import('./locales/pt/firms'),
      () => import('./locales/pt-BR/firms'),
    ),
    views: over(
      () => import('./locales/pt/views'),
      () => import('./locales/pt-BR/views'),
    ),
    reports: over(
      () => import('./locales/pt/reports'),
      () => import('./locales/pt-BR/reports'),
    ),
  },
}

const pageMessages = new Map<Locale, PageMessages>()

/** The page texts of a language, the same object every time. */
export const loadPageMessages = async (locale: Locale): Promise<PageMessages> => {
  const { messages } = await loaders[locale].page()
  const known = pageMessages.get(locale) ?? messages
  pageMessages.set(locale, known)
  return known
}

/** The page texts of a language if they are loaded, so that the first picture need not wait for them. */
export const loadedPageMessages = (locale: Locale): PageMessages | undefined => pageMessages.get(locale)

/** The texts of a part of the product in a language. */
export const loadPartMessages = async (locale: Locale, part: TextPart): Promise<PartMessages[TextPart]> =>
  (await loaders[locale][part]()).messages

/** All texts of a language. */
export const loadMessages = async (locale: Locale): Promise<Messages> => {
  const { page, ...parts } = loaders[locale]
  const { dialogs, frame, lists, records, imports, deposits, firms, views, history, reports } = parts
  const loaded = [
    page(),
    dialogs(),
    frame(),
    lists(),
    records(),
    imports(),
    deposits(),
    firms(),
    views(),
    history(),
    reports(),
  ] as const
  const [
    ofPages,
    ofDialogs,
    ofFrame,
    ofLists,
    ofRecords,
    ofImports,
    ofDeposits,
    ofFirms,
    ofViews,
    ofHistory,
    ofReports,
  ] = await Promise.all(loaded)
  return {
    ...ofPages.messages,
    ...ofDialogs.messages,
    ...ofFrame.messages,
    ...ofLists.messages,
    ...ofRecords.messages,
    ...ofImports.messages,
    ...ofDeposits.messages,
    ...ofFirms.messages,
    ...ofViews.messages,
    ...ofHistory.messages,
    ...ofReports.messages,
  }
}

/** The language of the document. */
export const documentLocale = (): Locale | undefined =>
  LOCALES.find((locale) => locale === document.documentElement.lang)

/** The name of each language in that language, for lists of languages. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  pt: 'Português',
  'pt-BR': 'Português (Brasil)',
}

/** The locale whose plural rules and number formats each language uses. */
export const INTL_TAGS: Readonly<Record<Locale, string>> = {
  de: 'de-DE',
  en: 'en-GB',
  es: 'es-ES',
  pt: 'pt-PT',
  'pt-BR': 'pt-BR',
}
