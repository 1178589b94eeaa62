import type { BulkItem, BulkRun, BulkState } from '@remesa/domain/records'

const names = ['Gran Vía 12', 'Casco Viejo', 'Atocha', 'Mönckebergstraße', 'Vila Madalena', 'Chapinero']

/** Rows in the given states, one after the other. */
export const itemsIn = (...states: readonly BulkState[]): readonly BulkItem[] =>
  states.map((state, index) => ({
    id: index + 1,
    name: `${names[index % names.length]} ${index + 1}`,
    key: `key-${index + 1}`,
    version: '1',
    state,
  }))

export const runOf = (phase: BulkRun['phase'], ...states: readonly BulkState[]): BulkRun => ({
  items: itemsIn(...states),
  phase,
  silences: 0,
})

export const barred: BulkState = {
  kind: 'barred',
  reasons: ['This user already has the maximum of 5 service points.'],
}
export const refused: BulkState = { kind: 'refused', reasons: ['Order 10002 is on the way there.'] }
