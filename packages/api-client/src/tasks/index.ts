export { type Declaring, declaringFor } from './declaring'
export { type DepositInHand, type Depositing, depositingAt } from './depositing'
export { all, each } from './each'
export { createOrder, type PlacedOrder, readOrder } from './order-calls'
export { type OrderInHand, type Ordering, orderingAt } from './ordering'
export { type ReportFile, reportFile, type WaitOptions } from './reports'
export {
  type KeyedOrder,
  type KeyedWrite,
  type TaskError,
  TaskFailure,
  type TaskOptions,
  unwrap,
} from './task'
