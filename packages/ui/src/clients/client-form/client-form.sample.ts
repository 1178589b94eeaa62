import { Client, type ClientDraft, clientDraftOf, emptyClientDraft } from '@remesa/domain/clients'

export const countries = [
  { value: '1', label: 'Spain' },
  { value: '2', label: 'Portugal' },
]

export const bazar: ClientDraft = clientDraftOf(
  Client.parse({
    id: 1,
    oidSol: 'CL-0101',
    codeSol: '0101',
    idSmartcash: 'SC-1',
    uniqueCode: 'ES-0101',
    description: 'Bazar Norte',
    active: true,
    country: { id: 1, code: 'ES', name: 'Spain' },
    thirdcodes: [{ system: 'SAP', code: 'S-0101' }],
    limits: [{ currency: { id: 1, code: 'EUR', symbol: '€' }, amount: 12_500 }],
    extradata: [{ name: 'shift', label: 'Shift', type: 'text', attr1: '40', required: false }],
  }),
)

export const empty: ClientDraft = emptyClientDraft({ preselected: '' })

export const typed: ClientDraft = { ...empty, countryId: '1', sourceSystem: 'SIGII', codeSol: '9001' }

export const found: ClientDraft = {
  ...typed,
  lookup: 'found',
  oidSol: 'CL-9001',
  description: 'Floristería Alba',
  thirdcodes: [{ system: 'SAP', code: 'S-9001' }],
}

export const byHand: ClientDraft = { ...empty, validates: false, countryId: '1', codeSol: 'F-1' }
