import type { HistoryAction, HistoryChange, HistoryEntry } from '@remesa/domain/records'

/** An entry about a client. The properties in `facts` replace the default properties. */
export const entryWith = (facts: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: 48,
  at: '2026-11-20T16:42:09.120Z',
  actor: { id: 13, name: 'Sergio Blanco' },
  address: '10.2.0.18',
  agent: 'Firefox, Windows',
  kind: 'clients',
  action: 'changed',
  subject: { id: 1, name: 'Bazar Norte' },
  version: 12,
  changes: [],
  ...facts,
})

const eur = { id: 1, code: 'EUR', symbol: '€' }

/** Changes of a record, one for every kind of field. */
export const changes: readonly HistoryChange[] = [
  { field: 'idSmartcash', from: null, to: 'SC-48008' },
  { field: 'active', from: true, to: false },
  { field: 'limits', from: [{ currency: eur, amount: 40_000 }], to: [{ currency: eur, amount: 50_000 }] },
  { field: 'thirdcodes', from: [{ system: 'SAP', code: 'S-1' }], to: [{ system: 'CRM', code: 'C-1' }] },
  { field: 'channels', from: [{ id: 1, text: 'Shop' }], to: [] },
  { field: 'currencies', from: [eur, { id: 2, code: 'USD' }], to: [{ id: 2, code: 'USD' }, eur] },
  { field: 'password', secret: true },
  { field: 'paymentService', from: { accountId: 'A-1', fee: 5 }, to: { accountId: 'A-1', fee: 6 } },
]

/** The values of an added record. It had no values before. */
export const firstValues: readonly HistoryChange[] = [
  { field: 'idSmartcash', from: null, to: 'SC-48008' },
  { field: 'active', from: null, to: true },
  { field: 'limits', from: [], to: [{ currency: eur, amount: 50_000 }] },
  { field: 'thirdcodes', from: [], to: [{ system: 'CRM', code: 'C-1' }] },
]

/** The changes of a user record. */
export const userChanges: readonly HistoryChange[] = [
  { field: 'roles', from: ['PICKUP'], to: ['PICKUP', 'DEPOSIT', 'UNKNOWN-ROLE'] },
  {
    field: 'assignments',
    added: [
      { clientId: 1, client: 'Bazar Norte', subclientId: 11, subclient: 'Bilbao', servicePointId: null },
    ],
    removed: [{ clientId: 2, client: 'Farmacias Alameda', subclientId: null, servicePointId: null }],
  },
]

/** An entry whose action changed no fields. */
export const plainEntry = (action: HistoryAction): HistoryEntry =>
  entryWith({ action, kind: 'session', version: null, subject: { id: 7, name: 'customer-operator' } })
