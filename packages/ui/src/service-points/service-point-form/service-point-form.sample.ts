import type { Country, Currency } from '@remesa/domain/country'
import { CountryConfig } from '@remesa/domain/country'
import {
  Adapter,
  answerServicePointLookup,
  changeServicePointDraft,
  emptyServicePointDraft,
  factsForServicePoint,
  ServicePointDetail,
  type ServicePointDraft,
  type ServicePointFacts,
  ServicePointLookupAnswer,
  servicePointDraftOf,
  startServicePointLookup,
} from '@remesa/domain/service-points'

const euro = { id: 1, code: 'EUR', symbol: '€' }
const spain: Country = { id: 1, code: 'ES', name: 'España', mainCurrency: euro }
const portugal: Country = { id: 2, code: 'PT', name: 'Portugal', mainCurrency: euro }

export const currencies: readonly Currency[] = [
  { ...euro, isoCode: 'EUR', description: 'Euro' },
  { id: 2, code: 'USD', symbol: '$', isoCode: 'USD', description: 'US dollar' },
  { id: 3, code: 'GBP', symbol: '£', isoCode: 'GBP', description: 'Pound' },
]

const adapters = [
  { code: 'sol_customer', name: 'Sol Customer' },
  { code: 'deposit', name: 'Smartcash Deposit' },
  { code: 'issues', name: 'Smartcash Issues' },
  { code: 'balances', name: 'Smartcash Balances' },
  { code: 'accreditations', name: 'Smartcash Accreditations' },
  { code: 'pickup', name: 'Sol Customer Pickup' },
  { code: 'delivery', name: 'Sol Customer Delivery' },
  { code: 'rv', name: 'Smartcash Virtual Safe' },
  { code: 'remesapay', name: 'Remesapay' },
].map((adapter, index) => Adapter.parse({ ...adapter, id: index + 1 }))

const config = CountryConfig.parse({
  id: 1,
  code: 'ES',
  name: 'España',
  Orders: { Pickup: { EconoCash: { Enabled: true } } },
})

/** The data for a form of an administrator who chooses between two countries. */
export const facts: ServicePointFacts = {
  adapters,
  country: { options: [spain, portugal], preselected: '', disabled: false, shown: true },
  config,
  safeDefaults: { ssId: 'SAFE-REMESA', hasPassword: true },
}

/** The ids of the countries to choose from, and the message keys of their names. */
export const countries = [
  { value: '1', key: 'country.ES' },
  { value: '2', key: 'country.PT' },
] as const

const parents = { client: { codeSol: '0101' }, subclient: { codeSol: '0301' } }

/** A new service point whose parents are chosen and whose code is typed. */
const typed = (
  [
    { field: 'countryId', value: '1' },
    { field: 'clientId', value: '10' },
    { field: 'subclientId', value: '20' },
    { field: 'sourceSystem', value: 'SIGII' },
    { field: 'codeSol', value: '9202' },
  ] as const
).reduce<ServicePointDraft>(
  (draft, change) => changeServicePointDraft(draft, change, facts),
  emptyServicePointDraft(facts),
)
const asked = startServicePointLookup(typed, { ...parents, country: spain })
const answerOf = (answer: unknown): ServicePointDraft =>
  answerServicePointLookup(
    asked,
    asked.asked,
    answer === null ? null : ServicePointLookupAnswer.parse(answer),
  )
const found = answerOf({
  success: true,
  punto: {
    codPunto: '9202',
    idPunto: 'PS-9202',
    desPunto: 'Plaza Nueva',
    direccion: { desDireccionVia: 'Plaza Nueva 11, 48005 Bilbao' },
    desTipoPunto: 'Tienda',
    codigosTercero: [{ sistemaTerceroCodigo: 'SAP', valor: 'S-9202' }],
  },
})
const byHand = changeServicePointDraft(typed, { field: 'validates', value: false }, facts)

/** Drafts of a new service point at different steps of filling in the form. */
export const added = {
  empty: emptyServicePointDraft(facts),
  typed,
  looking: asked,
  found,
  missing: answerOf(null),
  byHand: changeServicePointDraft(byHand, { field: 'codeSol', value: '9202' }, facts),
} satisfies Readonly<Record<string, ServicePointDraft>>

const record = ServicePointDetail.parse({
  id: 503,
  type: 'CASHTODAY',
  oidSol: 'PS-0503',
  codeSol: '0503',
  idSmartcash: 'SC-48008-1',
  deviceId: 'DEV-48008-1',
  description: 'Abando, caja inteligente',
  address: 'Plaza Circular 2, 48008 Bilbao',
  active: true,
  openChannel: true,
  adapters: adapters.filter(({ code }) => ['deposit', 'balances', 'rv', 'remesapay'].includes(code)),
  channels: [
    { id: 1, text: 'Counter' },
    { id: 2, text: 'Night drop' },
  ],
  currencies: [euro],
  uniqueCode: 'ES-0101-0301-0503',
  ssId: 'SAFE-503',
  descTypeServicePoint: 'Tienda',
  thirdcodes: [{ system: 'SAP', code: 'S-0503' }],
  limits: [{ currency: euro, amount: 12_000 }],
  paymentService: { accountId: 'ACC-1', locationId: 'LOC-1', fee: 25 },
  subclient: {
    id: 20,
    codeSol: '0301',
    description: 'Bazar Norte Bilbao',
    active: true,
    client: { id: 10, codeSol: '0101', description: 'Bazar Norte', active: true, country: spain },
  },
})
const sol = ServicePointDetail.parse({
  ...record,
  type: 'SOL',
  idSmartcash: null,
  deviceId: null,
  ssId: null,
  description: 'Deusto',
  adapters: adapters.filter(({ code }) => ['sol_customer', 'pickup', 'issues'].includes(code)),
  channels: [],
  currencies: [],
  paymentService: null,
})

/** Drafts and form data of existing service points. */
export const edited = {
  smartcash: { record, draft: servicePointDraftOf(record, factsForServicePoint(facts, record)) },
  sol: { record: sol, draft: servicePointDraftOf(sol, factsForServicePoint(facts, sol)) },
}
