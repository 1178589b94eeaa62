import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createIntl } from 'react-intl'

const locales = join(import.meta.dirname, '../../../packages/ui/src/i18n/locales')

type Texts = Readonly<Record<string, string>>
type Values = Readonly<Record<string, string | number>>

const readTexts = (language: string): Texts => {
  const files = readdirSync(join(locales, language)).filter((file) => file.endsWith('.json'))
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(join(locales, language, file), 'utf8'))),
  )
}

const catalogues: ReadonlyMap<string, Texts> = new Map(
  readdirSync(locales).map((language) => [language, readTexts(language)]),
)
const english = catalogues.get('en') ?? {}

/** The language that a run speaks unless a journey says otherwise. */
export const LANGUAGE_OF_RUN = process.env['JOURNEY_LOCALE'] ?? 'en'

/** The one of English and Spanish that the run does not speak: some journeys are made in that, so that every run hears both. */
export const OTHER_LANGUAGE = LANGUAGE_OF_RUN === 'es' ? 'en' : 'es'

const intlOf = (language: string) => {
  const messages = catalogues.get(language)
  if (messages === undefined) throw new Error(`There are no texts in the language "${language}".`)
  const onError = (error: Error) => {
    throw error
  }
  return createIntl({ locale: language, messages: { ...messages }, onError })
}
let intl = intlOf(LANGUAGE_OF_RUN)

/** The language that is spoken now. */
export const language = (): string => intl.locale

/** Speaks another language from here on. */
export const speak = (wanted: string): void => {
  if (wanted !== intl.locale) intl = intlOf(wanted)
}

/** The message that says something in English. Several may, if they say the same in all languages. */
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
 * The words of the product for what a message says in English, in the language that is spoken: `say('New order')`,
 * `say('Order {order} has been requested.', { order })`. The key is for English words that other languages tell apart.
 */
export function say(text: string, values: Values = {}, key?: string): string {
  const id = keyOf(text, key)
  return intl.formatMessage({ id }, values)
}

/** Stands for a value that may be anything. */
const ANYTHING = '\uE000'

/**
 * What matches the words of a message wherever they are, with anything for the values that are not given: the first one
 * is the first group.
 */
export function saying(text: string, values: Values = {}, key?: string): RegExp {
  const names = [...text.matchAll(/\{(\w+)[,}]/g)].flatMap(([, name]) => (name === undefined ? [] : [name]))
  const open = Object.fromEntries(names.map((name) => [name, ANYTHING]))
  const words = say(text, { ...open, ...values }, key)
  return new RegExp(words.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll(ANYTHING, '(.+)'))
}

/** What matches a text that begins with the words, or is the words. */
export const beginning = (words: RegExp): RegExp => new RegExp(`^${words.source}`)
