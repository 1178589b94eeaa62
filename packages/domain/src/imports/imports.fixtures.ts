import { ClientSummary } from '../clients'
import { CountryConfig } from '../country'
import { ServicePointDetail, ServicePointLookupAnswer } from '../service-points'
import { testAdapters } from '../service-points/testing'
import { SubclientSummary } from '../subclients'
import {
  checkServicePointRow,
  devicesOf,
  existingPoints,
  type ImportRow,
  type ServicePointImportField,
  type ServicePointReferences,
} from '.'

const euro = { id: 1, code: 'EUR', symbol: '€' }
const dollar = { id: 2, code: 'USD', symbol: '$' }

export const spain = { id: 1, code: 'ES', name: 'España', mainCurrency: euro }

const client = ClientSummary.parse({
  id: 10,
  codeSol: '0101',
  description: 'Bazar Norte',
  active: true,
  country: spain,
})
const subclient = SubclientSummary.parse({
  id: 20,
  codeSol: '0301',
  description: 'Bilbao',
  active: true,
  client,
})

/** The service point P-1 of center 0301, with deposits, a safe and a limit in euros. */
export const stored = ServicePointDetail.parse({
  id: 71,
  version: '4',
  type: 'CASHTODAY',
  oidSol: null,
  codeSol: 'P-1',
  uniqueCode: 'ES-0101-0301-P-1',
  idSmartcash: 'SC-1',
  deviceId: 'DEV-1',
  description: 'Gran Vía 12',
  address: 'Gran Vía 12',
  active: true,
  enabledReadQr: true,
  adapters: testAdapters.filter(({ code }) => code === 'deposit' || code === 'rv'),
  channels: [],
  currencies: [{ id: 1, code: 'EUR', symbol: '€' }],
  ssId: 'SAFE-1',
  thirdcodes: [],
  limits: [{ currency: euro, amount: 500 }],
  paymentService: null,
  subclient,
})

/**
 * The known records. Client 0101 has center 0301 with point P-1, and has no center 0399. The core system knows the code
 * 9202.
 */
export const known: ServicePointReferences = {
  clients: new Map([
    ['0101', { record: client, near: null }],
    ['101', { record: null, near: '0101' }],
    ['9', { record: null, near: null }],
  ]),
  subclients: new Map([
    ['10 0301', { record: subclient, near: null }],
    ['10 0399', { record: null, near: null }],
  ]),
  points: new Map([
    [
      '20',
      existingPoints([
        { id: stored.id, codeSol: 'P-1', description: stored.description },
        { id: 72, codeSol: '0077', description: 'Abando' },
      ]),
    ],
  ]),
  records: new Map([[String(stored.id), stored]]),
  devices: devicesOf([
    { id: stored.id, deviceId: 'DEV-1', description: stored.description },
    { id: 72, deviceId: '0500', description: 'Abando' },
  ]),
  lookups: new Map([
    [
      lookupOf('9202'),
      ServicePointLookupAnswer.parse({
        success: true,
        punto: {
          codPunto: '9202',
          idPunto: 'OID-9202',
          desPunto: 'Plaza Nueva',
          direccion: { desDireccionVia: 'Plaza Nueva 11' },
        },
      }),
    ],
    [lookupOf('404'), null],
  ]),
}

function lookupOf(servicePointCode: string): string {
  return JSON.stringify({ country: 'ES', query: { servicePointCode, sourceSystem: 'SIGII' } })
}

export type Cells = Partial<Record<ServicePointImportField, string>>

/** The cells of a valid row for a new service point. */
export const goodCells: Cells = {
  client: '0101',
  subclient: '0301',
  codeSol: 'P-2',
  description: 'Deusto',
  address: 'Calle 8',
  idSmartcash: 'SC-2',
  deviceId: 'DEV-2',
}

export const rowOf = (cells: Cells, line = 2): ImportRow<ServicePointImportField> => ({ line, cells })

/** The result of checking a row by the rules of the form, for a service point in Spain. */
export const checkOf = (cells: Cells, references: ServicePointReferences = known, mayEdit = true) =>
  checkServicePointRow(rowOf(cells), {
    country: spain,
    form: {
      adapters: testAdapters,
      country: { options: [spain], preselected: '1', disabled: true, shown: false },
      config: CountryConfig.parse({
        id: 1,
        code: 'ES',
        name: 'Spain',
        Orders: { Pickup: { EconoCash: { Enabled: true } } },
      }),
      safeDefaults: null,
    },
    mayEdit,
    currencies: [euro, dollar],
    known: references,
  })

/** The rule that each invalid field of a row breaks, by the name of the field. */
export const problemsOf = (
  cells: Cells,
  references?: ServicePointReferences,
): Readonly<Record<string, string>> =>
  Object.fromEntries(checkOf(cells, references).problems.map(({ field, issue }) => [field, issue.rule]))
