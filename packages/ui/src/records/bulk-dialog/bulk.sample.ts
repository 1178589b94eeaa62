import type { Batch, BatchState } from '@remesa/domain/kernel'
import { BULK_LIMITS, type BulkItem } from '@remesa/domain/records'
import { said } from '../../../test/in-words'

const names = [
  'Gran Vía 12',
  'Casco Viejo',
  'Atocha',
  'Mönckebergstraße',
  'Vila Madalena',
  'Chapinero',
  'Santutxu',
]

/** Sample rows, one for each state. */
export const itemsIn = (...states: readonly BatchState[]): readonly BulkItem[] =>
  states.map((state, index) => ({
    id: index + 1,
    name: names[index] ?? `${names[index % names.length]} (${index + 1})`,
    key: `key-${index + 1}`,
    version: '1',
    state,
  }))

export const runOf = (
  phase: Batch<BulkItem>['phase'],
  ...states: readonly BatchState[]
): Batch<BulkItem> => ({
  items: itemsIn(...states),
  limits: BULK_LIMITS,
  phase,
  silences: 0,
})

export const blocked: BatchState = { kind: 'blocked', reasons: [said('bulk.reason.forbidden')] }
export const refused: BatchState = { kind: 'refused', reasons: [said('orders.refused.on-the-way')] }
