import type { CountryChoice } from '../records'
import {
  changeServicePointDraft,
  type ServicePointChange,
  ServicePointDetail,
  type ServicePointDraft,
  type ServicePointFacts,
  ServicePointLookupAnswer,
  servicePointFormFields,
} from '.'
import { configWith, settledDraft, testAdapters, testCountries } from './service-points.arbitraries'

export const anyCountry: CountryChoice = {
  options: testCountries,
  preselected: '',
  disabled: false,
  shown: true,
}

/** The data for an administrator's form: every module, every country, econo-cash, and a default account for safes. */
export const facts: ServicePointFacts = {
  adapters: testAdapters,
  country: anyCountry,
  config: configWith(true),
  safeDefaults: { ssId: 'SAFE-1', hasPassword: true },
}

/** The ids of modules, channels and other records in the test catalogues. */
export const ids = {
  solCustomer: 1,
  solPickup: 2,
  deposit: 4,
  balances: 5,
  rv: 6,
  pickup: 7,
  payment: 8,
} as const

export const answer = ServicePointLookupAnswer.parse({
  success: true,
  punto: {
    codPunto: 'SP-1',
    idPunto: 'OID-1',
    desPunto: 'Gran Vía',
    direccion: { desDireccionVia: 'Gran Vía 12' },
    codTipoPunto: 'T1',
    desTipoPunto: 'Tienda',
    codigosTercero: [{ sistemaTerceroCodigo: 'ERP', valor: 77 }],
  },
})

export const changeAll = (
  draft: ServicePointDraft,
  changes: readonly ServicePointChange[],
  under: ServicePointFacts = facts,
): ServicePointDraft =>
  changes.reduce((before, change) => changeServicePointDraft(before, change, under), draft)

/** The draft of a service point that was found in the external operations system, with the type `SOL`. */
export const found = settledDraft(facts, answer)

/** The draft of the found service point after it was changed to a SmartCash point with a device and these modules. */
export const smartcash = (modules: readonly number[], under: ServicePointFacts = facts): ServicePointDraft =>
  changeAll(
    settledDraft(under, answer),
    [
      { field: 'type', value: 'CASHTODAY' },
      { field: 'idSmartcash', value: 'SC-1' },
      { field: 'deviceId', value: 'DEV-1' },
      { field: 'modules', value: modules },
    ],
    under,
  )

/** The draft of a service point that was entered by hand. */
export const byHand = settledDraft(facts, 'by hand')

/** A stored SmartCash point in which every field has a value. */
export const record = ServicePointDetail.parse({
  id: 500,
  type: 'CASHTODAY',
  oidSol: 'OID-5',
  codeSol: 'SP-5',
  idSmartcash: 'SC-5',
  deviceId: 'DEV-5',
  description: 'Abando',
  address: 'Plaza Circular 2',
  active: false,
  agilePickup: true,
  openChannel: true,
  accountDate: true,
  enabledReadQr: true,
  adapters: testAdapters.filter(({ id }) => id === 4 || id === 6 || id === 7 || id === 8),
  channels: [{ id: 3, text: 'Counter' }],
  currencies: [{ id: 1, code: 'EUR', symbol: '€' }],
  uniqueCode: 'ES-SP-5',
  ssId: 'SAFE-5',
  codTypeServicepoint: 'T1',
  descTypeServicePoint: 'Tienda',
  thirdcodes: [{ system: 'ERP', code: '77' }],
  limits: [{ currency: { id: 1, code: 'EUR', symbol: '€' }, amount: 100 }],
  paymentService: { accountId: 'ACC', locationId: 'LOC', fee: 25 },
  subclient: {
    id: 20,
    codeSol: 'C-20',
    description: 'Centre',
    active: true,
    client: { id: 10, codeSol: 'CL-10', description: 'Bazar', active: true, country: testCountries[0] },
  },
})

/** The states of the visible fields in a form. The state of a required field ends with `*`. */
export const shown = (
  draft: ServicePointDraft,
  under: ServicePointFacts = facts,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(servicePointFormFields(draft, under)).flatMap(([field, { state, required }]) =>
      state === 'hidden' ? [] : [[field, `${state}${required ? '*' : ''}`]],
    ),
  )
