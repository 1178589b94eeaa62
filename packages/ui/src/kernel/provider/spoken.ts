import type { Locale } from '@remesa/domain/kernel'
import { createContext } from 'react'

/** The language that the provider speaks, and the server's texts for it. */
export interface Spoken {
  readonly locale: Locale
  readonly overrides: unknown
}

export const SpokenContext = createContext<Spoken | undefined>(undefined)
