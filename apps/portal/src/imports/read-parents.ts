import type { ApiError } from '@remesa/api-client'
import type { ClientSummary } from '@remesa/domain/clients'
import { type Found, foundByCode, withoutZeros } from '@remesa/domain/imports'
import { LOAD_ALL_PAGE_SIZE, ok, type Result } from '@remesa/domain/kernel'
import type { SubclientSummary } from '@remesa/domain/subclients'
import type { PortalApi } from '../kernel/api'
import { withEntry } from './known'

/**
 * Options of the calls that read data for the check of rows. Failures of these calls open no popup, because the rows
 * show the outcome.
 */
export interface SilentCall {
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
  readonly size: typeof LOAD_ALL_PAGE_SIZE
  readonly active: true
}) => Promise<Result<{ readonly content: readonly Row[] }, ApiError>>

/**
 * Searches for the record with the given code. If there is none, searches for a similar code, which contains the given
 * code apart from its leading zeros. If there is no similar code either, `elsewhere` searches for the given code in
 * other countries.
 */
const search = async <Row extends CodedRow>(
  code: string,
  call: Search<Row>,
  elsewhere?: Search<Row>,
): Promise<Result<Found<Row>, ApiError>> => {
  const query = { codeSol: code.slice(0, 200), page: 0, size: LOAD_ALL_PAGE_SIZE, active: true } as const
  const exact = await call({ ...query, codePrecise: true })
  if (!exact.ok) return exact
  const found = foundByCode(code, exact.value.content)
  if (found.record !== null) return ok(found)
  const near = await call({ ...query, codeSol: withoutZeros(query.codeSol) })
  if (!near.ok) return near
  const nearest = foundByCode(code, near.value.content)
  if (nearest.near !== null || elsewhere === undefined) return ok(nearest)
  const other = await elsewhere({ ...query, codePrecise: true })
  if (!other.ok) return other
  return ok({ ...nearest, isElsewhere: foundByCode(code, other.value.content).record !== null })
}

/** The clients and subclients that the rows name, as far as they have been read. */
interface ParentReferences {
  readonly clients: ReadonlyMap<string, Found<ClientSummary>>
  readonly subclients: ReadonlyMap<string, Found<SubclientSummary>>
}

type ParentNeed =
  | { readonly kind: 'client'; readonly key: string; readonly code: string; readonly countryId: number }
  | { readonly kind: 'subclient'; readonly key: string; readonly code: string; readonly clientId: number }

/** Reads the active client of a country, or the active subclient of a client, by its code. */
export const readParent = async <Known extends ParentReferences>(
  { clients, subclients }: Pick<PortalApi, 'clients' | 'subclients'>,
  need: ParentNeed,
  options: SilentCall,
): Promise<Result<(known: Known) => Known, ApiError>> => {
  const { key, code } = need
  if (need.kind === 'client') {
    const { countryId } = need
    const answer = await search(
      code,
      (query) => clients.list({ query: { ...query, countryId } }, options),
      (query) => clients.list({ query }, options),
    )
    if (!answer.ok) return answer
    return ok((known) => ({ ...known, clients: withEntry(known.clients, key, answer.value) }))
  }
  const { clientId } = need
  const answer = await search(code, (query) => subclients.list({ query: { ...query, clientId } }, options))
  if (!answer.ok) return answer
  return ok((known) => ({ ...known, subclients: withEntry(known.subclients, key, answer.value) }))
}
