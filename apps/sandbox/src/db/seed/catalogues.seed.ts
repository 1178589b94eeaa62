import type { CountryCode } from './countries.seed'
import { denominationId } from './money.seed'
import { countryOf } from './seeded-places'

type Language = 'es' | 'pt' | 'de'

const languageOf: Readonly<Record<CountryCode, Language>> = {
  ES: 'es',
  PT: 'pt',
  DE: 'de',
  PE: 'es',
  BR: 'pt',
  CO: 'es',
}

const words = {
  es: {
    faults: [
      'La cerradura no responde',
      'El lector de billetes se atasca',
      'La pantalla no se enciende',
      'Billetes retenidos',
      'Sin comunicación',
    ],
    supplies: {
      Bolsas: ['Bolsa de seguridad grande', 'Bolsa de seguridad pequeña', 'Bolsa para moneda'],
      Precintos: ['Precinto numerado', 'Precinto de doble cierre'],
      Impresos: ['Albarán de recogida', 'Etiqueta de destino'],
    },
    reasons: ['Ya no es necesario', 'Fecha equivocada', 'Importe equivocado', 'Punto de servicio cerrado'],
    commodities: { '0': 'Efectivo', '1': 'Billetes', '2': 'Monedas' },
    packs: { small: 'Cambio pequeño', large: 'Cambio grande' },
  },
  pt: {
    faults: [
      'A fechadura não responde',
      'O leitor de notas encrava',
      'O ecrã não liga',
      'Notas retidas',
      'Sem comunicação',
    ],
    supplies: {
      Sacos: ['Saco de segurança grande', 'Saco de segurança pequeno', 'Saco para moedas'],
      Selos: ['Selo numerado', 'Selo de fecho duplo'],
      Impressos: ['Guia de recolha', 'Etiqueta de destino'],
    },
    reasons: ['Já não é necessário', 'Data errada', 'Montante errado', 'Ponto de serviço fechado'],
    commodities: { '0': 'Numerário', '1': 'Notas', '2': 'Moedas' },
    packs: { small: 'Troco pequeno', large: 'Troco grande' },
  },
  de: {
    faults: [
      'Schloss reagiert nicht',
      'Notenleser klemmt',
      'Bildschirm bleibt dunkel',
      'Noten einbehalten',
      'Keine Verbindung',
    ],
    supplies: {
      Beutel: ['Sicherheitsbeutel groß', 'Sicherheitsbeutel klein', 'Münzbeutel'],
      Plomben: ['Nummerierte Plombe', 'Doppelplombe'],
      Vordrucke: ['Abholschein', 'Zieletikett'],
    },
    reasons: ['Nicht mehr nötig', 'Falsches Datum', 'Falscher Betrag', 'Servicestelle geschlossen'],
    commodities: { '0': 'Bargeld', '1': 'Banknoten', '2': 'Münzen' },
    packs: { small: 'Wechselgeld klein', large: 'Wechselgeld groß' },
  },
} as const

const countryCodes: readonly CountryCode[] = ['ES', 'PT', 'DE', 'PE', 'BR', 'CO']
const wordsOf = (code: CountryCode) => words[languageOf[code]]

const numbered = <T>(rows: readonly T[]) => rows.map((row, at) => ({ id: at + 1, ...row }))

/** Faults of each country for which users can request assistance. */
export const seedFaults = numbered(
  countryCodes.flatMap((code) =>
    wordsOf(code).faults.map((description) => ({ countryId: countryOf(code).id, description })),
  ),
)

const supplyKinds = numbered(
  countryCodes.flatMap((code) =>
    Object.entries<readonly string[]>(wordsOf(code).supplies).map(([description, articles]) => ({
      countryId: countryOf(code).id,
      description,
      articles,
    })),
  ),
)

/** Types of operating material of each country. */
export const seedCommodityTypes = supplyKinds.map(({ id, countryId, description }) => ({
  id,
  countryId,
  description,
}))
export const seedCommodities = numbered(
  supplyKinds.flatMap(({ id, articles }) => articles.map((description) => ({ typeId: id, description }))),
)

/** Reasons of each country for cancelling an order. */
export const seedCancellationReasons = countryCodes.flatMap((code) =>
  wordsOf(code).reasons.map((description, at) => ({
    countryId: countryOf(code).id,
    code: String(at + 1),
    description,
  })),
)

/** Types of money that the deposit devices of each country accept. Devices in Brazil count notes and coins together. */
export const seedDepositCommodities = countryCodes.flatMap((code) =>
  Object.entries(wordsOf(code).commodities)
    .filter(([typeCode]) => code !== 'BR' || typeCode === '0')
    .map(([typeCode, description]) => ({
      countryId: countryOf(code).id,
      code: typeCode,
      description,
      typeCode: code === 'BR' ? null : typeCode,
    })),
)

/**
 * Ready-made sets of change. Each country has two for all its clients, and one for its first client only. The amounts
 * in the sets are in hundredths.
 */
const packContents = countryCodes.flatMap((code) => {
  const { small, large } = wordsOf(code).packs
  const [main] = countryOf(code).currencies
  const unit = main === 'COP' ? 1_000 : 1
  return [
    {
      country: code,
      clientId: null,
      code: `${code}-1`,
      description: small,
      main,
      parts: { [100 * unit]: 20, [50 * unit]: 20 },
    },
    {
      country: code,
      clientId: null,
      code: `${code}-2`,
      description: large,
      main,
      parts: { [1_000 * unit]: 10, [2_000 * unit]: 5 },
    },
    ...(code === 'ES'
      ? [
          {
            country: code,
            clientId: 1,
            code: 'ES-3',
            description: 'Caja de apertura',
            main,
            parts: { 500: 20, 200: 50, 10: 40 },
          },
        ]
      : []),
  ]
})

const placedPacks = numbered(packContents)

/** Packs with their ids. */
export const seedPacks = placedPacks.map(({ id, country, clientId, code, description }) => ({
  id,
  countryId: countryOf(country).id,
  clientId,
  code,
  description,
}))

export const seedPackDenominations = placedPacks.flatMap(({ id, main, parts }) =>
  Object.entries(parts).map(([hundredths, quantity]) => ({
    packId: id,
    denominationId: denominationId(main, Number(hundredths)),
    quantity,
  })),
)

/** Id of the first pack of a country. */
export const firstPackId = (code: CountryCode): number =>
  placedPacks.find(({ country }) => country === code)?.id ?? 0
