import type { Locale } from '@remesa/domain/kernel'
import { createContext } from 'react'
import type { MergeTexts } from '../../i18n'

/** The language of the provider, and the function that merges the server's texts into the built-in ones. */
export interface Language {
  readonly locale: Locale
  readonly merge: MergeTexts
}

export const LanguageContext = createContext<Language | undefined>(undefined)
