import type { CountryConfig } from '../../country'
import { check, err, type Issue, issuesOf, ok, type Result } from '../../kernel'
import type { CommodityType } from '../order/order-catalogue.schema'
import type { SupplyEntry } from './new-supply'
import { type SupplyLine, supplyQuantityIssues } from './supply'

/**
 * The fields for adding an article, after the user changed one of them. Choosing another kind of operating material
 * clears the article, which belongs to the previous kind. (ORD-97)
 */
export const changeSupplyEntry = (entry: SupplyEntry, patch: Partial<SupplyEntry>): SupplyEntry => {
  const changed = { ...entry, ...patch }
  const isOtherType = changed.commodityTypeId !== entry.commodityTypeId
  return isOtherType && patch.commodityId === undefined ? { ...changed, commodityId: '' } : changed
}

/** The articles of the chosen kind of operating material; empty if no kind is chosen. (ORD-97) */
export const offeredCommodities = (
  types: readonly CommodityType[],
  { commodityTypeId }: Pick<SupplyEntry, 'commodityTypeId'>,
): CommodityType['commodities'] => types.find(({ id }) => id === commodityTypeId)?.commodities ?? []

/** The line that the filled fields add to the list of articles, or all issues of these fields. (ORD-98) */
export const readSupplyEntry = (
  entry: SupplyEntry,
  {
    types,
    config,
  }: { readonly types: readonly CommodityType[]; readonly config: Pick<CountryConfig, 'Orders'> },
): Result<SupplyLine, readonly Issue[]> => {
  const type = types.find(({ id }) => id === entry.commodityTypeId)
  const commodity = offeredCommodities(types, entry).find(({ id }) => id === entry.commodityId)
  const quantity = entry.quantity.trim()
  const issues = [
    ...issuesOf([
      check('required', 'commodityTypeId', type?.id, {}),
      check('required', 'commodityId', commodity?.id, {}),
    ]),
    ...supplyQuantityIssues(quantity, config),
  ]
  if (type === undefined || commodity === undefined || issues.length > 0) return err(issues)
  return ok({
    commodityTypeId: type.id,
    commodityTypeDescription: type.description,
    commodityId: commodity.id,
    commodityDescription: commodity.description,
    quantity: Number(quantity),
  })
}
