import { type SelectorQuery, selectorQuery } from '../records'
import type { ClientSummary } from './client.schema'

/**
 * The name of a client in one line: `code - description`, or only the description if the client has no code. (CLI-39)
 */
export const clientLabel = ({
  codeSol,
  description,
}: Pick<ClientSummary, 'codeSol' | 'description'>): string =>
  (codeSol ?? '').trim() === '' ? description : `${codeSol} - ${description}`

/**
 * Query of the client selector, for active clients by default. If a country is chosen, only its clients are returned.
 * (CLI-76)
 */
export const clientSelectorQuery = ({
  countryId,
  active = true,
  ...search
}: Parameters<typeof selectorQuery>[0] & {
  /** Id of the chosen country as text; empty if no country is chosen. */
  readonly countryId: string
  readonly active?: boolean | undefined
}): SelectorQuery & { readonly countryId?: number; readonly active: boolean } => ({
  ...selectorQuery(search),
  ...(countryId === '' ? {} : { countryId: Number(countryId) }),
  active,
})
