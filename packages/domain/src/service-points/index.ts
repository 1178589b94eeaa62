export {
  Adapter,
  Channel,
  OrderLimit,
  ServicePoint,
  ServicePointType,
  WireLimit,
} from './service-point.schema'
