import type { FeatureExamples } from './endpoint-example'

const entry = {
  id: 48,
  at: '2026-11-20T16:42:09.000Z',
  actor: { id: 13, name: 'Sergio Blanco' },
  address: '10.2.0.18',
  agent: 'Firefox, Windows',
  kind: 'clients',
  action: 'changed',
  subject: { id: 1, name: 'Bazar Norte' },
  version: 12,
  changes: [{ field: 'idSmartcash', from: null, to: 'SC-1' }],
} as const

const page = { content: [{ ...entry, changes: [...entry.changes] }], totalElements: 1 }

export const historyExamples: FeatureExamples<'history'> = {
  record: { params: { kind: 'clients', id: '1' }, query: { person: 'Sergio' }, answer: page },
  list: { query: { kind: 'clients', action: 'changed' }, answer: page },
  verify: {
    answer: {
      verified: true,
      entries: 48,
      brokenAt: null,
      head: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    },
  },
}
