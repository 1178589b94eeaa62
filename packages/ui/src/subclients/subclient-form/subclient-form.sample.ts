import {
  countryDelegations,
  Delegation,
  emptySubclientDraft,
  Subclient,
  type SubclientDraft,
  subclientDraftOf,
} from '@remesa/domain/subclients'

/** The ids of the countries to choose from, and the message keys of their names. */
export const countries = [
  { value: '1', key: 'country.ES' },
  { value: '2', key: 'country.PT' },
] as const

const spain = { id: 1, code: 'ES', name: 'Spain' }
export const clients = [
  { id: 1, codeSol: '0101', description: 'Bazar Norte' },
  { id: 2, codeSol: '0201', description: 'Mercado Sur' },
]
const [bazarNorte = null] = clients

export const delegations: readonly Delegation[] = [
  { id: 1, idSmartcash: 'MAD-01', description: 'Madrid', principalBol: true },
  { id: 2, idSmartcash: 'BIO-01', description: 'Bilbao' },
].map((delegation) => Delegation.parse(delegation))

export const bilbao: SubclientDraft = subclientDraftOf(
  Subclient.parse({
    id: 1,
    oidSol: 'CE-0301',
    codeSol: '0301',
    idSmartcash: 'SC-1',
    uniqueCode: 'ES-0101-0301',
    description: 'Bazar Norte Bilbao',
    active: true,
    delegation: { id: 2, idSmartcash: 'BIO-01', description: 'Bilbao' },
    client: { ...bazarNorte, active: true, country: spain },
    thirdcodes: [{ system: 'SAP', code: 'S-0301' }],
  }),
)

export const empty: SubclientDraft = emptySubclientDraft({ preselected: '' })

export const typed: SubclientDraft = {
  ...empty,
  countryId: '1',
  client: bazarNorte,
  sourceSystem: 'SIGII',
  codeSol: '9102',
}

export const found: SubclientDraft = {
  ...typed,
  lookup: 'found',
  oidSol: 'CE-9102',
  description: 'Bazar Norte Vitoria',
  foundDelegations: countryDelegations(delegations),
  thirdcodes: [{ system: 'SAP', code: 'S-9102' }],
}

export const byHand: SubclientDraft = {
  ...empty,
  validates: false,
  countryId: '1',
  client: bazarNorte,
  codeSol: 'F-1',
}
