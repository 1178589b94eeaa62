import type { Locale } from '@remesa/domain/kernel'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The names of the collations for the languages of the product; the migration creates them. (KRN-61) */
export const textOrders = ['text_order', 'text_order_es'] as const

/**
 * The collation of each language. All languages that order letters as Unicode does have the same one; Spanish has the
 * letter ñ after n.
 */
const collations: Readonly<Record<Locale, (typeof textOrders)[number]>> = {
  es: 'text_order_es',
  en: 'text_order',
  de: 'text_order',
  pt: 'text_order',
  'pt-BR': 'text_order',
}

/** A text in the domain's order for a language. (KRN-61) */
export const inTextOrder = (text: SQLWrapper, locale: Locale): SQL =>
  sql`${text} collate ${sql.identifier(collations[locale])}`
