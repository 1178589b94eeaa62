import type { Locale } from '@remesa/domain/kernel'

/**
 * Values for the arguments of a sentence. Days and amounts are in the format of the API, as the domain returns them.
 */
export type SentenceValues = Readonly<Record<string, string | number>>

/** For each language, the locale whose number formats are used. */
const numberTags: Readonly<Record<Locale, string>> = {
  de: 'de-DE',
  en: 'en-GB',
  es: 'es-ES',
  pt: 'pt-PT',
  'pt-BR': 'pt-BR',
}

/** The text in place of a missing value in a sentence. An incomplete sentence is better than no sentence. */
const GAP = '…'

/**
 * A sentence of this package with its values filled in. The pattern may contain `{name}`, `{name, number}`, `{name,
 * plural, ...}` and `{name, select, ...}`. A test ensures that sentences use only this part of ICU, so that no library
 * is needed. (ADR 33)
 */
export const fillIn = (pattern: string, values: SentenceValues, locale: Locale): string =>
  said(pattern, values, locale)

const said = (pattern: string, values: SentenceValues, locale: Locale, counted?: number): string => {
  let words = ''
  for (let at = 0; at < pattern.length; at += 1) {
    const letter = pattern[at]
    if (letter === '{') {
      const end = closing(pattern, at)
      words += argument(pattern.slice(at + 1, end), values, locale)
      at = end
    } else if (letter === '#' && counted !== undefined) words += number(counted, locale)
    else words += letter
  }
  return words
}

/** Index of the closing brace that belongs to the brace at the index `opened`. */
const closing = (pattern: string, opened: number): number => {
  let depth = 0
  for (let at = opened; at < pattern.length; at += 1) {
    if (pattern[at] === '{') depth += 1
    if (pattern[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return pattern.length
}

const argument = (text: string, values: SentenceValues, locale: Locale): string => {
  const [name = '', kind, ...rest] = text.split(',')
  const value = values[name.trim()]
  if (kind === undefined) return value === undefined ? GAP : String(value)
  if (kind.trim() === 'number') return value === undefined ? GAP : number(Number(value), locale)
  const choices = choicesOf(rest.join(','))
  const count = kind.trim() === 'plural' && value !== undefined ? Number(value) : undefined
  const chosen = count === undefined ? choices.get(String(value)) : pluralOf(choices, count, locale)
  return said(chosen ?? choices.get('other') ?? '', values, locale, count)
}

const choicesOf = (text: string): ReadonlyMap<string, string> => {
  const choices = new Map<string, string>()
  for (let at = 0; at < text.length; ) {
    const opened = text.indexOf('{', at)
    if (opened < 0) break
    const end = closing(text, opened)
    choices.set(text.slice(at, opened).trim(), text.slice(opened + 1, end))
    at = end + 1
  }
  return choices
}

const pluralOf = (choices: ReadonlyMap<string, string>, count: number, locale: Locale): string | undefined =>
  choices.get(`=${count}`) ?? choices.get(isOne(count, locale) ? 'one' : 'other')

/**
 * Whether a count needs the singular: a count below two in Brazil, exactly one in all other languages.
 * `Intl.PluralRules` is not used, because some runtimes do not have it.
 */
const isOne = (count: number, locale: Locale): boolean =>
  locale === 'pt-BR' ? Math.abs(count) < 2 : Math.abs(count) === 1

const number = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(numberTags[locale]).format(value)
