import { clientSelectorQuery } from '../clients'
import { type SelectorQuery, selectorQuery } from '../records'
import type { SubclientDraft } from './subclient-draft'

/** Query of the subclient selector: the subclients of one client. (SUB-57) */
export const subclientSelectorQuery = ({
  clientId,
  ...search
}: Parameters<typeof selectorQuery>[0] & { readonly clientId: number }): SelectorQuery & {
  readonly clientId: number
} => ({ ...selectorQuery(search), clientId })

/**
 * Query of the form's search for a client: active clients of the chosen country and, while validating, only those
 * known to the external system; `undefined` without a country. (SUB-58)
 */
export const subclientClientQuery = (
  { countryId, validates }: Pick<SubclientDraft, 'countryId' | 'validates'>,
  typed: string,
): ReturnType<typeof clientSelectorQuery> | undefined =>
  countryId === ''
    ? undefined
    : clientSelectorQuery({ countryId, typed, hasOid: validates ? true : undefined })
