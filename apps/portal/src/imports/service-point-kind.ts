import type { ApiClient } from '@remesa/api-client'
import { MAX_DETAILS, type ServicePointCalls } from '@remesa/api-client/contract'
import type { Country } from '@remesa/domain/country'
import {
  checkServicePointRow,
  checkServicePointRows,
  devicesOf,
  existingPoints,
  noServicePointReferences,
  type ServicePointImportFacts,
  type ServicePointImportField,
  type ServicePointNeed,
  type ServicePointReferences,
  servicePointImportFields,
} from '@remesa/domain/imports'
import { LOAD_ALL_PAGE_SIZE, ok } from '@remesa/domain/kernel'
import type { ServicePointRequest } from '@remesa/domain/service-points'
import { fetchAllPages, type PortalApi } from '../kernel/api'
import type { ImportKind, Needs } from './import-kind'
import { withEntry } from './known'
import { readParent } from './read-parents'

export type ServicePointImport = ImportKind<
  ServicePointImportField,
  ServicePointNeed,
  ServicePointRequest,
  ServicePointReferences
>

const EXAMPLE: Readonly<Record<ServicePointImportField, string>> = {
  client: '0101',
  subclient: '0301',
  sourceSystem: '',
  codeSol: '0640',
  description: 'Deusto',
  address: 'Calle Blas de Otero 8, 48014 Bilbao',
  type: 'SmartCash',
  idSmartcash: 'SC-0640',
  deviceId: 'DEV-0640',
  modules: 'deposit',
  agilePickup: '',
  enabledReadQr: '',
  econoCash: '',
  limitCurrency: 'EUR',
  limit: '12000',
}

/**
 * The import of service points of one country. It adds new points and, for users who may edit points, changes existing
 * points.
 */
export const servicePointImport = (
  calls: ApiClient<ServicePointCalls>['servicePoints'],
  api: Pick<PortalApi, 'clients' | 'subclients'>,
  { country, form, mayEdit, currencies }: Omit<ServicePointImportFacts, 'known'>,
): ServicePointImport => ({
  name: 'servicepoints',
  fields: servicePointImportFields,
  example: servicePointImportFields.map(({ name }) => EXAMPLE[name]),
  nothingKnown: noServicePointReferences,
  check: (row, known) => checkServicePointRow(row, { country, form, mayEdit, currencies, known }),
  checkTogether: checkServicePointRows,
  together: { record: MAX_DETAILS },
  read: (needs, options) => readNeeds(calls, api, country, needs, options),
  write: (body, options) => calls.save({ body }, options),
  nameOf: ({ cells }) => cells.description || cells.codeSol || '',
  stale: [calls.list, calls.get],
})

const readNeeds = async (
  calls: ApiClient<ServicePointCalls>['servicePoints'],
  api: Pick<PortalApi, 'clients' | 'subclients'>,
  country: Country,
  [need, ...others]: Needs<ServicePointNeed>,
  options: { readonly signal: AbortSignal; readonly silent: true },
): ReturnType<ServicePointImport['read']> => {
  if (need.kind === 'client') return readParent(api, { ...need, countryId: country.id }, options)
  if (need.kind === 'subclient') return readParent(api, need, options)
  if (need.kind === 'points') {
    const { subclientId } = need
    const answer = await fetchAllPages((page) =>
      calls.list(
        { query: { page, size: LOAD_ALL_PAGE_SIZE, subclientId, orderBy: 'id', direction: 'ASC' } },
        options,
      ),
    )
    if (!answer.ok) return answer
    const points = existingPoints(answer.value)
    return ok((known) => ({ ...known, points: withEntry(known.points, need.key, points) }))
  }
  if (need.kind === 'devices') {
    const answer = await fetchAllPages((page) =>
      calls.list({ query: { page, size: LOAD_ALL_PAGE_SIZE, orderBy: 'id', direction: 'ASC' } }, options),
    )
    return answer.ok ? ok((known) => ({ ...known, devices: devicesOf(answer.value) })) : answer
  }
  if (need.kind === 'record') {
    const ids = [need, ...others].map(({ key }) => key).join(',')
    const answer = await calls.details({ query: { ids } }, options)
    if (!answer.ok) return answer
    const found = answer.value.map((record) => [String(record.id), record] as const)
    return ok((known) => ({ ...known, records: new Map([...known.records, ...found]) }))
  }
  const { asked } = need
  const answer = await calls.lookup({ params: { country: asked.country }, query: asked.query }, options)
  if (!answer.ok && answer.error.kind !== 'rejected') return answer
  return ok((known) => ({
    ...known,
    lookups: withEntry(known.lookups, need.key, answer.ok ? answer.value : null),
  }))
}
