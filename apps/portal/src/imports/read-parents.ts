import type { ApiError } from '@remesa/api-client'
import type { ClientSummary } from '@remesa/domain/clients'
import { type Found, foundByCode } from '@remesa/domain/imports'
import { ok, type Result } from '@remesa/domain/kernel'
import type { SubclientSummary } from '@remesa/domain/subclients'
import type { PortalApi } from '../kernel/api'

interface SilentCall {
  readonly signal: AbortSignal
  readonly silent: true
}

interface CodedRow {
  readonly codeSol: string | null
}

type Search<Row> = (query: {
  readonly codeSol: string
  readonly codePrecise?: true
  readonly page: 0
  readonly size: 10
  readonly active: true
}) => Promise<Result<{ readonly content: readonly Row[] }, ApiError>>

/** Looks for exactly this code, and where there is none for codes that contain it. */
const search = async <Row extends CodedRow>(
  code: string,
  call: Search<Row>,
): Promise<Result<Found<Row>, ApiError>> => {
  const query = { codeSol: code.slice(0, 200), page: 0, size: 10, active: true } as const
  const exact = await call({ ...query, codePrecise: true })
  if (!exact.ok) return exact
  const found = foundByCode(code, exact.value.content)
  if (found.record !== null) return ok(found)
  const near = await call(query)
  return near.ok ? ok(foundByCode(code, near.value.content)) : near
}

/** The active client of a country with a code. */
export const readClient = (
  { clients }: Pick<PortalApi, 'clients'>,
  { code, countryId }: { readonly code: string; readonly countryId: number },
  options: SilentCall,
): Promise<Result<Found<ClientSummary>, ApiError>> =>
  search(code, (query) => clients.list({ query: { ...query, countryId } }, options))

/** The active subclient of a client with a code. */
export const readSubclient = (
  { subclients }: Pick<PortalApi, 'subclients'>,
  { code, clientId }: { readonly code: string; readonly clientId: number },
  options: SilentCall,
): Promise<Result<Found<SubclientSummary>, ApiError>> =>
  search(code, (query) => subclients.list({ query: { ...query, clientId } }, options))
