import { type SelectorQuery, selectorQuery } from '../records'

/**
 * The query of the service-point selector, for active points of one subclient. A page has ten points by default; `page`
 * counts from zero. (SVP-85)
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
