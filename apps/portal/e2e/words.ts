import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createIntl } from 'react-intl'

const packages = join(import.meta.dirname, '../../../packages')
/** The folders with the texts of the components and with the texts of the rules. */
const locales = [join(packages, 'ui/src/i18n/locales'), join(packages, 'messages/src/texts')]

type Texts = Readonly<Record<string, string>>
type Values = Readonly<Record<string, string | number>>

const readTexts = (language: string): Texts => {
  const files = locales.flatMap((folder) =>
    readdirSync(join(folder, language))
      .filter((file) => file.endsWith('.json'))
      .map((file) => join(folder, language, file)),
  )
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))))
}

/** The texts of each locale. A text that is missing in a regional locale comes from its language, as in the product. */
const catalogues: ReadonlyMap<string, Texts> = new Map(
  readdirSync(join(packages, 'ui/src/i18n/locales')).map((locale) => {
    const [language = locale] = locale.split('-')
    return [locale, { ...readTexts(language), ...readTexts(locale) }]
  }),
)
const english = catalogues.get('en') ?? {}

/** Language in which the tests run, unless a test sets another language. */
export const LANGUAGE_OF_RUN = process.env['JOURNEY_LOCALE'] ?? 'en'

const intlOf = (language: string) => {
  const messages = catalogues.get(language)
  if (messages === undefined) throw new Error(`There are no texts in the language "${language}".`)
  const onError = (error: Error) => {
    throw error
  }
  return createIntl({ locale: language, messages: { ...messages }, onError })
}
let intl = intlOf(LANGUAGE_OF_RUN)

/** The current language of the tests. */
export const language = (): string => intl.locale

/** Sets the current language of the tests. */
export const speak = (wanted: string): void => {
  if (wanted !== intl.locale) intl = intlOf(wanted)
}

/**
 * The key of the message whose English text is `text`. The caller must pass `key` if several messages have this English
 * text, but have different texts in another language.
 */
function keyOf(text: string, key?: string): string {
  const keys = Object.keys(english).filter(
    (each) => english[each] === text && (key === undefined || each === key),
  )
  const [found] = keys
  if (found === undefined) {
    const place = key === undefined ? 'No message says' : `The message ${key} does not say`
    throw new Error(`${place} "${text}" in English.`)
  }
  for (const [name, texts] of catalogues)
    if (new Set(keys.map((each) => texts[each])).size > 1)
      throw new Error(`"${text}" has several words in "${name}": say which of ${keys.join(', ')} is meant.`)
  return found
}

/**
 * The product's text in the current language of the tests, found by its English text: `say('New order')`, `say('Order
 * {order} has been requested.', { order })`. The key is needed if several messages have the same English text but
 * differ in another language.
 */
export function say(text: string, values: Values = {}, key?: string): string {
  const id = keyOf(text, key)
  return intl.formatMessage({ id }, values)
}

/** Placeholder for a value that may be anything. */
const ANYTHING = '\uE000'

/**
 * A pattern that finds a message inside a longer text. A value that is not passed matches any text. The first of these
 * values is the first group of the pattern.
 */
export function saying(text: string, values: Values = {}, key?: string): RegExp {
  const names = [...text.matchAll(/\{(\w+)[,}]/g)].flatMap(([, name]) => (name === undefined ? [] : [name]))
  const open = Object.fromEntries(names.map((name) => [name, ANYTHING]))
  const words = say(text, { ...open, ...values }, key)
  return new RegExp(words.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll(ANYTHING, '(.+)'))
}

/** A pattern that matches texts which begin with these words. */
export const beginning = (words: RegExp): RegExp => new RegExp(`^${words.source}`)
