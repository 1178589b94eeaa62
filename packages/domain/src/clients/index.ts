export {
  Client,
  ClientSummary,
  CurrencyLimit,
  ExtraDataItem,
  ExtraDataType,
  ThirdCode,
} from './client.schema'
