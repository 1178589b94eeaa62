import { LOCALES, type Locale } from '@remesa/domain/kernel'

type Loader<Texts> = () => Promise<{ readonly messages: Texts }>

/**
 * The loaders of the product's texts, by part of the product. The texts of a part are loaded together with the code
 * that shows them. English defines the parts and their keys. The module of a part lists the files with its texts.
 */
const english = {
  /** Texts of the shell and of the first view of the orders page. */
  page: () => import('./locales/en'),
  /** Texts that only the dialogs of orders and declared values show. */
  dialogs: () => import('./locales/en/dialogs'),
  /** Texts of the rarely opened dialogs and pages of the shell. */
  frame: () => import('./locales/en/frame'),
  /** Texts of the lists of the administration and of reports. */
  lists: () => import('./locales/en/lists'),
  /** Texts of the forms of clients, subclients and service points. */
  records: () => import('./locales/en/records'),
  /** Texts of the pages of the history. */
  history: () => import('./locales/en/history'),
  /** Texts of the import of spreadsheets. */
  imports: () => import('./locales/en/imports'),
  /** Texts for the list of orders over several service points. */
  points: () => import('./locales/en/points'),
  /** Texts of the page of deposits. */
  deposits: () => import('./locales/en/deposits'),
  /** Texts of the search for crews and trucks. */
  firms: () => import('./locales/en/firms'),
  /** Texts of the saved views of lists. */
  views: () => import('./locales/en/views'),
  /** Texts of the page of reports. */
  reports: () => import('./locales/en/reports'),
  /** Texts of the service accounts on the page of sessions. */
  serviceAccounts: () => import('./locales/en/service-accounts'),
}

type Part = keyof typeof english
type KeyIn<P extends Part> = keyof Awaited<ReturnType<(typeof english)[P]>>['messages']
type Texts = { readonly [P in Part]: Readonly<Record<KeyIn<P>, string>> }

/** Texts of the shell and of the first view of the orders page. */
export type PageMessages = Texts['page']

/** The texts of each part of the product, loaded with the code of that part. */
export type PartMessages = Omit<Texts, 'page'>

/** The name of a part of the product whose texts are loaded with its code. */
export type TextPart = keyof PartMessages

/**
 * The key of a text of the product. English defines the keys. Other languages have the same keys. A regional locale
 * has only the keys of texts that differ from the language.
 */
export type MessageKey = { [P in Part]: KeyIn<P> }[Part]

/** Texts of one language, as ICU message patterns. */
export type Messages = Readonly<Record<MessageKey, string>>

type Loaders = { readonly [P in Part]: Loader<Texts[P]> }

const languages: Readonly<Record<Exclude<Locale, 'pt-BR'>, Loaders>> = {
  en: english,
  es: {
    page: () => import('./locales/es'),
    dialogs: () => import('./locales/es/dialogs'),
    frame: () => import('./locales/es/frame'),
    lists: () => import('./locales/es/lists'),
    records: () => import('./locales/es/records'),
    history: () => import('./locales/es/history'),
    imports: () => import('./locales/es/imports'),
    points: () => import('./locales/es/points'),
    deposits: () => import('./locales/es/deposits'),
    firms: () => import('./locales/es/firms'),
    views: () => import('./locales/es/views'),
    reports: () => import('./locales/es/reports'),
    serviceAccounts: () => import('./locales/es/service-accounts'),
  },
  de: {
    page: () => import('./locales/de'),
    dialogs: () => import('./locales/de/dialogs'),
    frame: () => import('./locales/de/frame'),
    lists: () => import('./locales/de/lists'),
    records: () => import('./locales/de/records'),
    history: () => import('./locales/de/history'),
    imports: () => import('./locales/de/imports'),
    points: () => import('./locales/de/points'),
    deposits: () => import('./locales/de/deposits'),
    firms: () => import('./locales/de/firms'),
    views: () => import('./locales/de/views'),
    reports: () => import('./locales/de/reports'),
    serviceAccounts: () => import('./locales/de/service-accounts'),
  },
  pt: {
    page: () => import('./locales/pt'),
    dialogs: () => import('./locales/pt/dialogs'),
    frame: () => import('./locales/pt/frame'),
    lists: () => import('./locales/pt/lists'),
    records: () => import('./locales/pt/records'),
    history: () => import('./locales/pt/history'),
    imports: () => import('./locales/pt/imports'),
    points: () => import('./locales/pt/points'),
    deposits: () => import('./locales/pt/deposits'),
    firms: () => import('./locales/pt/firms'),
    views: () => import('./locales/pt/views'),
    reports: () => import('./locales/pt/reports'),
    serviceAccounts: () => import('./locales/pt/service-accounts'),
  },
}

/** The loaders of the Brazilian texts that differ from the Portuguese texts. */
const brazilian: { readonly [P in Part]: Loader<Partial<Texts[P]>> } = {
  page: () => import('./locales/pt-BR'),
  dialogs: () => import('./locales/pt-BR/dialogs'),
  frame: () => import('./locales/pt-BR/frame'),
  lists: () => import('./locales/pt-BR/lists'),
  records: () => import('./locales/pt-BR/records'),
  history: () => import('./locales/pt-BR/history'),
  imports: () => import('./locales/pt-BR/imports'),
  points: () => import('./locales/pt-BR/points'),
  deposits: () => import('./locales/pt-BR/deposits'),
  firms: () => import('./locales/pt-BR/firms'),
  views: () => import('./locales/pt-BR/views'),
  reports: () => import('./locales/pt-BR/reports'),
  serviceAccounts: () => import('./locales/pt-BR/service-accounts'),
}

const load = async <P extends Part>(locale: Locale, part: P): Promise<Texts[P]> => {
  if (locale !== 'pt-BR') return (await languages[locale][part]()).messages
  const [portuguese, own] = await Promise.all([languages.pt[part](), brazilian[part]()])
  return { ...portuguese.messages, ...own.messages }
}

const pageMessages = new Map<Locale, PageMessages>()

/**
 * Loads the texts of the shell and of the first view of the orders page. For the same language the result is always the
 * same object.
 */
export const loadPageMessages = async (locale: Locale): Promise<PageMessages> => {
  const messages = await load(locale, 'page')
  const known = pageMessages.get(locale) ?? messages
  pageMessages.set(locale, known)
  return known
}

/**
 * The texts of the shell and of the first view of the orders page, if they are loaded in the language. In this case
 * the first render does not have to wait for texts.
 */
export const loadedPageMessages = (locale: Locale): PageMessages | undefined => pageMessages.get(locale)

/** Loads the texts of a part of the product in a language. */
export const loadPartMessages = (locale: Locale, part: TextPart): Promise<PartMessages[TextPart]> =>
  load(locale, part)

/** Loads all texts of a language. */
export const loadMessages = async (locale: Locale): Promise<Messages> => {
  const loaders =
    locale === 'pt-BR'
      ? [...Object.values(languages.pt), ...Object.values(brazilian)]
      : Object.values(languages[locale])
  const loaded = await Promise.all(loaders.map((each) => each()))
  return Object.assign({}, ...loaded.map(({ messages }) => messages))
}

/** The language that the HTML document declares. */
export const documentLocale = (): Locale | undefined =>
  LOCALES.find((locale) => locale === document.documentElement.lang)

/** The name of each language in the language itself, for menus of languages. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  pt: 'Português',
  'pt-BR': 'Português (Brasil)',
}

/** The `Intl` locale of each language, which decides plural rules and number formats. */
export const INTL_TAGS: Readonly<Record<Locale, string>> = {
  de: 'de-DE',
  en: 'en-GB',
  es: 'es-ES',
  pt: 'pt-PT',
  'pt-BR': 'pt-BR',
}
