import type { ServicePointRequest } from '@remesa/domain/service-points'
import { seedCurrencies } from '../db/seed/currencies.seed'
import { type AdapterCode, seedAdapters } from '../db/seed/place-kinds'
import { placeRows } from '../db/seed/seeded-places'
import { pointId } from './places'

type Changes = Partial<Record<keyof ServicePointRequest, unknown>>

/** Ids of modules, by the codes of the modules. */
export const modules = (...codes: readonly AdapterCode[]): readonly number[] =>
  codes.map((code) => seedAdapters.find((adapter) => adapter.code === code)?.id ?? 0)

/** Id of a subclient in the demo data, by its name. */
export const subclientId = (name: string): number => {
  const found = placeRows.subclients.find(({ description }) => description === name)
  if (found === undefined) throw new Error(`the seeded world has no subclient ${name}`)
  return found.id
}

/** A limit in the format that request bodies contain. */
export const limitOf = (code: string, amount: number) => {
  const { id, symbol } = seedCurrencies.find((currency) => currency.code === code) ?? seedCurrencies[0]
  return { currency: { id, code, symbol }, amount }
}

const nothing = {
  uniqueCode: null,
  idSmartcash: null,
  deviceId: null,
  active: true,
  openChannel: false,
  accountDate: false,
  agilePickup: false,
  econoCash: false,
  enabledReadQr: false,
  ssId: null,
  password: null,
  adapters: [],
  channels: [],
  currencies: [],
  thirdcodes: [],
  limits: [],
  paymentService: { accountId: '', locationId: '', fee: 0 },
}

/** The body that saves a service point of the demo data without changing it. */
export const storedBody = (name: string, changes: Changes = {}) => {
  const id = pointId(name)
  const row = placeRows.servicePoints.find((point) => point.id === id)
  const own = ({ servicePointId }: { readonly servicePointId: number }) => servicePointId === id
  const { label: _label, typeCode, typeDescription, ...stored } = { label: null, ...row }
  return {
    ...nothing,
    ...stored,
    codTypeServicepoint: typeCode,
    descTypeServicePoint: typeDescription,
    adapters: placeRows.servicePointAdapters.filter(own).map(({ adapterId }) => adapterId),
    channels: placeRows.servicePointChannels.filter(own).map(({ channelId }) => channelId),
    currencies: placeRows.servicePointCurrencies.filter(own).map(({ currencyId }) => currencyId),
    limits: placeRows.servicePointLimits.filter(own).map(({ currencyId, amount }) => {
      const code = seedCurrencies.find((currency) => currency.id === currencyId)?.code ?? ''
      return limitOf(code, amount / 100)
    }),
    ...changes,
  }
}

/** A new service point of Bazar Norte Bilbao. The operations system has it, but the portal does not have it yet. */
export const untakenBody = (changes: Changes = {}) => ({
  ...nothing,
  type: 'SOL',
  oidSol: 'PS-9202',
  codeSol: '9202',
  description: 'Plaza Nueva',
  address: 'Plaza Nueva 11, 48005 Bilbao',
  subclientId: subclientId('Bazar Norte Bilbao'),
  codTypeServicepoint: 'T',
  descTypeServicePoint: 'Tienda',
  thirdcodes: [{ system: 'SAP', code: 'S-9202' }],
  ...changes,
})

/**
 * Body of a service point with a deposit device. The operations system does not know the point, so `oidSol` is null.
 */
export const deviceBody = (codeSol: string, changes: Changes = {}) => ({
  ...nothing,
  type: 'CASHTODAY',
  oidSol: null,
  codeSol,
  description: 'Caja de pruebas',
  address: 'Calle Mayor 1',
  idSmartcash: `SC-${codeSol}`,
  deviceId: `DEV-${codeSol}`,
  subclientId: subclientId('Bazar Norte Bilbao'),
  codTypeServicepoint: null,
  descTypeServicePoint: null,
  ...changes,
})
