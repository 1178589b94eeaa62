export {
  anyCommodityTypes,
  anyComposition,
  anyDenomination,
  anyPack,
  anyWireOrderDetail,
} from './order-records.arbitraries'
export {
  anyAmount as anyOrderAmount,
  anyHours as anyOrderHours,
  anyPickupWindow,
  anyRow as anyOrderRow,
  anyStepTime,
} from './orders.arbitraries'
