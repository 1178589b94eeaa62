export { type BindOptions, bindContract, type Route, type RouteRequest } from './bind-contract'
export { answerResponse, type ContextOf, handleRequest, refusalResponse } from './handle-request'
export type { Handler, HandlerRequest, Handlers } from './handlers'
export { matchRoute, type RouteMatch } from './match-route'
export {
  type Answer,
  createRefuse,
  type Refusal,
  type RefusalDetails,
  refusalAnswer,
  refuse,
} from './refusal'
