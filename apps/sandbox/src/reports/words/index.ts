import type { Locale } from '@remesa/domain/kernel'
import { de } from './de'
import { en } from './en'
import { es, type ReportWord } from './es'
import { pt } from './pt'
import { ptBr } from './pt-br'

export type { ReportWord } from './es'

/** Headers, sheet names and values of reports in one language. */
export type ReportWords = Readonly<Record<ReportWord, string>>

export const reportWords: Readonly<Record<Locale, ReportWords>> = { de, en, es, pt, 'pt-BR': ptBr }

/** The word for a code, or the code itself if it has no word. */
export const wordOr = (words: ReportWords, key: string, code: string): string =>
  isWord(key) ? words[key] : code

const isWord = (key: string): key is ReportWord => Object.hasOwn(es, key)
