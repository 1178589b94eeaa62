export {
  administrator,
  anyCode,
  anyExtraData,
  anyExtraDataItem,
  anyLimit,
  anyLimits,
  anyThirdCode,
  anyThirdCodes,
  anyTypedText,
  someCountries,
  someCurrencies,
} from './records.arbitraries'
