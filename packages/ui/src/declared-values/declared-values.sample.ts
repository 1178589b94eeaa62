import type {
  DeclaredPacksRecord,
  DeclaredRecord,
  DeclaredValue,
  DeclaredValuesAnswer,
} from '@remesa/domain/declared-values'
import { Pack } from '@remesa/domain/orders'
import { useT } from '../i18n'
import type { RecordFacts } from './record-dialog/record-dialog.types'

/** The name of a pickup in the language of the story: `Pickup 10017`. */
export const usePickupName = (order: string): string => {
  const t = useT()
  return t('orders.detail.title', { type: t('orders.type.pickup'), order })
}

const value = (facts: Partial<DeclaredValue>): DeclaredValue => ({
  bc: null,
  sc: null,
  ctc: '1',
  cic: 'EUR',
  am: 100,
  ...facts,
})

/** A record in mode "0": each value has its own bag or seal. */
export const sealedRecord: DeclaredRecord = {
  co: 'S-7741920',
  vl: [
    value({ sc: 'S-7741920', am: 1250 }),
    value({ bc: 'BAG-001', ctc: '2', am: 12.35 }),
    value({ sc: 'S-7741921', ctc: '0', cic: 'GBP', am: 920.4 }),
  ],
  ct: [],
}

/** A record in mode "1": the bags and seals are listed apart from the values. */
export const containerRecord: DeclaredRecord = {
  co: 'S-9001',
  vl: [value({ am: 8000 }), value({ ctc: '2', am: 31.5 })],
  ct: [
    { bc: null, sc: 'S-9001' },
    { bc: 'BAG-900', sc: null },
  ],
}

export const packRecord: DeclaredPacksRecord = {
  co: 'P-10',
  vl: [
    { pc: 'P-10', pq: 12, cic: 'EUR' },
    { pc: 'P-20', pq: 1500, cic: 'EUR' },
  ],
}

export const answerWith = (values: readonly DeclaredRecord[], withPacks = false): DeclaredValuesAnswer => ({
  declaredValues: [{ dt: { dr: [...values] }, fp: null }],
  declaredValuesPack: withPacks ? [{ dt: { dr: [packRecord] }, fp: null }] : [],
})

export const nothingDeclared: DeclaredValuesAnswer = { declaredValues: [], declaredValuesPack: [] }
export const sealedAnswer = answerWith([sealedRecord])
export const containerAnswer = answerWith([containerRecord], true)

/** Declared values with the longest possible codes, an unknown commodity, and the largest possible amount. */
export const longAnswer = answerWith([
  {
    co: 'SEAL-0000000000000000000000000000000000000000000001',
    vl: [
      value({
        sc: 'SEAL-0000000000000000000000000000000000000000000001',
        ctc: '9',
        am: 1_000_000_000_000,
      }),
    ],
    ct: [],
  },
])

/** Declared records whose contents need three QR codes. */
export const manyRecords = answerWith(
  Array.from({ length: 180 }, (_, index) => ({
    co: `S-${7_000_000 + index * 7919}`,
    vl: [value({ sc: `S-${7_000_000 + index * 7919}`, am: 10 + ((index * 37) % 911) })],
    ct: [],
  })),
  true,
)

export const packs: readonly Pack[] = [
  { id: '10', code: 'P-10', description: 'Cartuchos de moneda', quantity: 50, value: 1 },
  { id: '20', code: 'P-20', description: 'Fondo de caja', quantity: 10, value: 5 },
].map(({ quantity, value, ...pack }) =>
  Pack.parse({
    ...pack,
    denominations: [{ quantity, value, currencySymbol: '€', currencyIsoCode: 'EUR' }],
  }),
)

export const recordFacts: RecordFacts = {
  mode: '0',
  answer: nothingDeclared,
  maxCodeSeal: 12,
  mainCurrency: { code: 'EUR' },
  status: 'PLANNED',
  requestedAmounts: [],
}
