export {
  anyCommodityTypes,
  anyComposition,
  anyDenomination,
  anyPack,
  anyWireOrderDetail,
} from './order-records.arbitraries'
export {
  anyOrderAmount,
  anyOrderHours,
  anyOrderRow,
  anyPickupWindow,
  anyStepTime,
} from './orders.arbitraries'
