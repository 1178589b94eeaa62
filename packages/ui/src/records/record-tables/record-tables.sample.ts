import type { CurrencyLimit, ExtraDataItem, ThirdCode } from '@remesa/domain/records'

export const currencies = [
  { id: 1, code: 'EUR', symbol: '€' },
  { id: 2, code: 'GBP', symbol: '£' },
  { id: 3, code: 'USD', symbol: '$' },
]
const [euro = { id: 1, code: 'EUR', symbol: '€' }] = currencies

/** The three tables of a record: third-party codes, limits and extra data. */
export interface Tables {
  readonly thirdcodes: readonly ThirdCode[]
  readonly limits: readonly CurrencyLimit[]
  readonly extradata: readonly ExtraDataItem[]
}

export const tables: Tables = {
  thirdcodes: [
    { system: 'SAP', code: 'S-9001' },
    { system: 'Oracle', code: 'O-17' },
  ],
  limits: [{ currency: euro, amount: 12_500.5 }],
  extradata: [
    { name: 'till', label: 'Till number', type: 'number', attr1: null, required: true },
    { name: 'shift', label: 'Shift', type: 'text', attr1: '40', required: false },
    { name: 'sheet', label: 'Cash sheet', type: 'scannable', attr1: 'CODE_128', required: true },
  ],
}

export const noRows: Tables = { thirdcodes: [], limits: [], extradata: [] }
