import { type CountryCode, type SeedCountry, seedCountries } from './countries.seed'
import { currencyId } from './currencies.seed'
import { type SeedPoint, seedAdapters } from './place-kinds'
import { seedClients } from './places.seed'

/** A service point of the demo data, with the ids of the point and its parents. */
export interface PlacedPoint {
  readonly id: number
  readonly country: SeedCountry
  readonly point: SeedPoint
}

const countryByCode = new Map<CountryCode, SeedCountry>(
  seedCountries.map((country) => [country.code, country]),
)

export const countryOf = (code: CountryCode): SeedCountry => {
  const country = countryByCode.get(code)
  if (country === undefined) throw new Error(`[seed] there is no country ${code}`)
  return country
}

const adapterIds = new Map<string, number>(seedAdapters.map(({ code, id }) => [code, id]))

const padded = (value: number): string => String(value).padStart(4, '0')

/**
 * The delegations or channels with these names, each once for each country. The ids start with 1, and follow the order
 * in which the names first occur.
 */
function numbered(names: readonly { country: SeedCountry; name: string }[]) {
  const ids = new Map<string, { id: number; country: SeedCountry; name: string }>()
  for (const { country, name } of names) {
    const key = `${country.code} ${name}`
    if (!ids.has(key)) ids.set(key, { id: ids.size + 1, country, name })
  }
  return ids
}

const clientTrees = seedClients.map((client, at) => ({
  client,
  id: at + 1,
  country: countryOf(client.country),
}))

const subclientTrees = clientTrees
  .flatMap(({ client, id, country }) =>
    client.subclients.map((subclient) => ({ client, clientId: id, country, subclient })),
  )
  .map((entry, at) => ({ ...entry, id: at + 1 }))

const pointTrees = subclientTrees
  .flatMap(({ client, clientId, country, subclient, id }) =>
    subclient.points.map((point) => ({ client, clientId, country, subclient, subclientId: id, point })),
  )
  .map((entry, at) => ({ ...entry, id: at + 1 }))

const delegations = numbered(
  subclientTrees.map(({ country, subclient }) => ({ country, name: subclient.delegation })),
)
const channels = numbered(
  pointTrees.flatMap(({ country, point }) =>
    (point.device?.channels ?? []).map((name) => ({ country, name })),
  ),
)

export const placedPoints: readonly PlacedPoint[] = pointTrees.map(({ id, country, point }) => ({
  id,
  country,
  point,
}))

/** The ids of the client, subclient and service point in a path of names. An account's assignments are such paths. */
export function placeIds([clientName, subclientName, pointName]: readonly [string, string?, string?]) {
  const client = clientTrees.find(({ client: { name } }) => name === clientName)
  const subclient = subclientTrees.find(
    ({ clientId, subclient: { name } }) => clientId === client?.id && name === subclientName,
  )
  const point = pointTrees.find(
    ({ subclientId, point: { name } }) => subclientId === subclient?.id && name === pointName,
  )
  if (!client || (subclientName && !subclient) || (pointName && !point)) {
    throw new Error(`[seed] there is no place ${[clientName, subclientName, pointName].join(' / ')}`)
  }
  return { clientId: client.id, subclientId: subclient?.id ?? null, servicePointId: point?.id ?? null }
}

/** Rows of all clients, subclients and service points, in an order in which they can be inserted. */
export const placeRows = {
  clients: clientTrees.map(({ client, id, country }) => ({
    id,
    countryId: country.id,
    oidSol: `CL-${padded(id)}`,
    codeSol: padded(100 + id),
    idSmartcash: `SC-${country.code}-${padded(id)}`,
    uniqueCode: `${country.code}-${padded(100 + id)}`,
    description: client.name,
    active: client.inactive !== true,
  })),
  agreementCommodities: clientTrees.flatMap(({ id }) => [
    { clientId: id, code: '0', description: 'Efectivo' },
    { clientId: id, code: '7', description: 'Cheques' },
  ]),
  delegations: [...delegations.values()].map(({ id, country, name }, at, all) => ({
    id,
    countryId: country.id,
    codeSol: `D-${padded(id)}`,
    idSmartcash: `DEL${padded(id)}-${country.code}`,
    description: name,
    principal: all.findIndex((other) => other.country === country) === at,
  })),
  subclients: subclientTrees.map(({ id, clientId, country, subclient }) => ({
    id,
    clientId,
    delegationId: delegations.get(`${country.code} ${subclient.delegation}`)?.id ?? null,
    oidSol: `CE-${padded(id)}`,
    codeSol: padded(300 + id),
    idSmartcash: `SC-${country.code}-${padded(300 + id)}`,
    uniqueCode: `${country.code}-${padded(300 + id)}`,
    description: subclient.name,
  })),
  channels: [...channels.values()].map(({ id, country, name }) => ({
    id,
    countryId: country.id,
    text: name,
  })),
  servicePoints: pointTrees.map(({ id, subclientId, country, point }) => ({
    id,
    subclientId,
    type: point.device ? ('CASHTODAY' as const) : ('SOL' as const),
    oidSol: point.manual ? null : `PS-${padded(id)}`,
    codeSol: point.manual ? null : padded(500 + id),
    idSmartcash: point.device ? `SC-${country.code}-${padded(500 + id)}` : null,
    deviceId: point.device?.id ?? null,
    uniqueCode: point.manual ? null : `${country.code}-${padded(500 + id)}`,
    typeCode: point.manual ? null : 'T',
    typeDescription: point.manual ? null : 'Tienda',
    description: point.name,
    address: point.address,
    zone: point.zone ?? null,
    active: point.inactive !== true,
    agilePickup: point.agilePickup === true,
    econoCash: point.econoCash === true,
    openChannel: point.device?.openChannel === true,
    accountDate: point.device?.accountDate === true,
    enabledReadQr: point.device !== undefined,
  })),
  servicePointAdapters: pointTrees.flatMap(({ id, point }) =>
    point.adapters.map((code) => ({ servicePointId: id, adapterId: adapterIds.get(code) ?? 0 })),
  ),
  servicePointChannels: pointTrees.flatMap(({ id, country, point }) =>
    (point.device?.channels ?? []).map((name) => ({
      servicePointId: id,
      channelId: channels.get(`${country.code} ${name}`)?.id ?? 0,
    })),
  ),
  servicePointCurrencies: pointTrees.flatMap(({ id, point }) =>
    (point.device?.currencies ?? []).map((code) => ({ servicePointId: id, currencyId: currencyId(code) })),
  ),
  servicePointLimits: pointTrees.flatMap(({ id, country, point }) =>
    country.currencies.flatMap((code) => {
      const whole = point.limits?.[code]
      return whole === undefined
        ? []
        : [{ servicePointId: id, currencyId: currencyId(code), amount: whole * 100 }]
    }),
  ),
}
