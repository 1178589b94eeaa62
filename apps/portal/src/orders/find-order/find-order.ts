import type { ApiClient, ApiError } from '@remesa/api-client'
import type { AcrossPointsCalls } from '@remesa/api-client/contract'
import type { LocatedOrder } from '@remesa/domain/orders'
import { match } from 'ts-pattern'

type FindCall = ApiClient<AcrossPointsCalls>['orders']['find']

/** The outcome of the search for an order by its number. */
export type FoundOrder =
  | { readonly kind: 'found'; readonly order: LocatedOrder }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly isOffline: boolean }

/**
 * Searches for an order by its number in the countries of the user's service points, one after the other, because
 * numbers are unique only within a country. An order of another customer counts as a number that does not exist.
 * (FRA-27)
 */
export const findOrder = async (
  find: (...input: Parameters<FindCall>) => ReturnType<FindCall>,
  number: string,
  { countryCodes, signal }: { readonly countryCodes: readonly string[]; readonly signal: AbortSignal },
): Promise<FoundOrder> => {
  for (const countryCode of countryCodes) {
    const answer = await find({ params: { countryCode }, query: { number } }, { signal, silent: true })
    if (answer.ok) return { kind: 'found', order: answer.value }
    if (!isMissing(answer.error)) return { kind: 'failed', isOffline: isOffline(answer.error) }
  }
  return { kind: 'missing' }
}

const isMissing = (error: ApiError): boolean => error.kind === 'rejected' && error.status === 404

const isOffline = ({ kind }: ApiError): boolean =>
  match(kind)
    .with('network', 'timeout', 'token', () => true)
    .with('unauthorized', 'forbidden', 'rejected', 'server', 'aborted', 'malformed', () => false)
    .exhaustive()
