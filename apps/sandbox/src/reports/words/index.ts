import type { Locale } from '@remesa/domain/kernel'
import { de } from './de'
import { en } from './en'
import { es, type ReportWord } from './es'
import { pt } from './pt'

export type { ReportWord } from './es'

/** What headers, names of sheets and values of reports are called in one language. */
export type ReportWords = Readonly<Record<ReportWord, string>>

export const reportWords: Readonly<Record<Locale, ReportWords>> = { de, en, es, pt }

/** The word of a key that is put together from a code; a code that has none is shown itself. */
export const wordOr = (words: ReportWords, key: string, code: string): string =>
  isWord(key) ? words[key] : code

const isWord = (key: string): key is ReportWord => Object.hasOwn(es, key)
