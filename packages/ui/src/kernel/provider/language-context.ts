import type { Locale } from '@remesa/domain/kernel'
import { createContext } from 'react'
import type { MergeTexts } from '../../i18n'

/** The language of the provider, and the function that puts the server's texts in place of built-in texts. */
export interface Language {
  readonly locale: Locale
  readonly merge: MergeTexts
}

export const LanguageContext = createContext<Language | undefined>(undefined)
