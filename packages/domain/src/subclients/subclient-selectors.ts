import { clientSelectorQuery } from '../clients'
import { type SelectorQuery, selectorQuery } from '../records'
import type { SubclientDraft } from './subclient-draft'

/** The query of the subclient selector: the subclients of one client. (SUB-57) */
export const subclientSelectorQuery = ({
  clientId,
  ...search
}: Parameters<typeof selectorQuery>[0] & { readonly clientId: number }): SelectorQuery & {
  readonly clientId: number
} => ({ ...selectorQuery(search), clientId })

/**
 * The query of the form's search for a client: active clients of the chosen country and, if codes are looked up, only
 * clients known to the external operations system; `undefined` without a country. (SUB-58)
 */
export const subclientClientQuery = (
  { countryId, validates }: Pick<SubclientDraft, 'countryId' | 'validates'>,
  typed: string,
): ReturnType<typeof clientSelectorQuery> | undefined =>
  countryId === ''
    ? undefined
    : clientSelectorQuery({ countryId, typed, hasOid: validates ? true : undefined })
