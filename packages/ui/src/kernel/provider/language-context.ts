import type { Locale } from '@remesa/domain/kernel'
import { createContext } from 'react'

/** The language of the provider, and the server's texts for it. */
export interface Language {
  readonly locale: Locale
  readonly overrides: unknown
}

export const LanguageContext = createContext<Language | undefined>(undefined)
