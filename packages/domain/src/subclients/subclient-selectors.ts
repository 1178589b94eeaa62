import { clientSelectorQuery } from '../clients'
import { type SelectorQuery, selectorQuery } from '../records'
import type { SubclientDraft } from './subclient-draft'

/** The query of the subclient selector, which returns the subclients of one client. (SUB-57) */
export const subclientSelectorQuery = ({
  clientId,
  ...search
}: Parameters<typeof selectorQuery>[0] & { readonly clientId: number }): SelectorQuery & {
  readonly clientId: number
} => ({ ...selectorQuery(search), clientId })

/**
 * The query of the client selector in the form of a subclient, for active clients of the chosen country; `undefined`
 * without a country. If the subclient's code must be looked up, only clients that the external operations system knows
 * are returned. (SUB-58)
 */
export const subclientClientQuery = (
  { countryId, validates }: Pick<SubclientDraft, 'countryId' | 'validates'>,
  typed: string,
): ReturnType<typeof clientSelectorQuery> | undefined =>
  countryId === ''
    ? undefined
    : clientSelectorQuery({ countryId, typed, hasOid: validates ? true : undefined })
