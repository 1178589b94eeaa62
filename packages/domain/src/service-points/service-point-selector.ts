import { type SelectorQuery, selectorQuery } from '../clients'

/**
 * SVP-85. Query of the service-point selector: active points of one subclient, ten at once unless said otherwise. `page`
 * counts from zero.
 */
export const servicePointSelectorQuery = ({
  subclientId,
  ...search
}: Omit<Parameters<typeof selectorQuery>[0], 'hasOid'> & {
  readonly subclientId: number
}): SelectorQuery & { readonly subclientId: number; readonly active: true } => ({
  ...selectorQuery(search),
  subclientId,
  active: true,
})
