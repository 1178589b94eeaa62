import type { Locale } from '@remesa/domain/kernel'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The names of the collations for the product's languages. A migration creates these collations. (KRN-61) */
export const textOrders = ['text_order', 'text_order_es'] as const

/**
 * The collation of each language. Spanish has its own collation, in which ñ follows n. The other languages share a
 * collation, because they sort letters as Unicode does.
 */
const collations: Readonly<Record<Locale, (typeof textOrders)[number]>> = {
  es: 'text_order_es',
  en: 'text_order',
  de: 'text_order',
  pt: 'text_order',
  'pt-BR': 'text_order',
}

/** SQL expression that sorts a text in the domain's order for a language. (KRN-61) */
export const inTextOrder = (text: SQLWrapper, locale: Locale): SQL =>
  sql`${text} collate ${sql.identifier(collations[locale])}`
