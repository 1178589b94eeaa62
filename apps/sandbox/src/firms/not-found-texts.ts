import type { Locale } from '@remesa/domain/kernel'

/** The text with which the operations system reports that a search found nobody. */
export const nobodyFound: Readonly<Record<Locale, string>> = {
  de: 'Unter dieser Nummer ist niemand im Dienst.',
  en: 'Nobody on duty has this number.',
  es: 'No hay nadie en servicio con ese número.',
  pt: 'Não há ninguém em serviço com esse número.',
  'pt-BR': 'Não há ninguém em serviço com esse número.',
}
