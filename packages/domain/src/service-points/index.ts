export {
  Adapter,
  Channel,
  OrderLimit,
  PaymentService,
  ServicePoint,
  ServicePointDetail,
  ServicePointType,
  WireLimit,
} from './service-point.schema'
