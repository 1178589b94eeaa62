import { speak } from '../speech'
import * as texts from '../texts/pt'

/** Says issues, refusals and statuses in Portuguese. */
export const { issueText, reasonText, refusalText, statusText } = speak('pt', {
  ...texts.clients,
  ...texts.declaredValues,
  ...texts.deposits,
  ...texts.failures,
  ...texts.firms,
  ...texts.imports,
  ...texts.kernel,
  ...texts.orderDialogs,
  ...texts.orders,
  ...texts.records,
  ...texts.reports,
  ...texts.servicePoints,
  ...texts.subclients,
  ...texts.users,
  ...texts.views,
})
