import type { FeatureFacts } from './call-facts'
import { rules } from './rule-ids'
import { partOf } from './text-filters'

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

export const historyFacts: FeatureFacts<'history'> = {
  about: 'Who did what, when and from where: changes of records, sign-ins, exports and downloads.',
  fields: {
    actor: 'Who did it.',
    head: 'The hash of the last entry.',
    brokenAt: 'The number of the first entry that does not follow from the one before it.',
    secret: 'The values are not told, only that they changed.',
  },
  calls: {
    record: {
      rules: rules('REC-54..57 REC-63 REC-65 USR-33'),
      isExtension: true,
      params: { kind: 'clients', id: '1' },
      query: { person: 'Sergio' },
      answer: page,
    },
    list: {
      rules: rules('REC-54..55 REC-57 REC-64 ABL-23 KRN-60'),
      fields: { subject: partOf('the name of the record') },
      isExtension: true,
      query: { kind: 'clients', action: 'changed' },
      answer: page,
    },
    verify: {
      rules: rules('REC-57 ABL-23'),
      isExtension: true,
      answer: {
        verified: true,
        entries: 48,
        brokenAt: null,
        head: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      },
    },
  },
}
