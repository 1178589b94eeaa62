export {
  anyDepositChange,
  anyDepositCommodity,
  anyDepositFacts,
  anyDepositPoint,
  anySendableDeposit,
  type DepositPointFacts,
  depositConfigWith,
  depositCurrencyCatalogue,
  depositPointWith,
  depositUser,
  type SendableDeposit,
} from './deposits.arbitraries'
