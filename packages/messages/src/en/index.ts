import { speak } from '../speech'
import * as texts from '../texts/en'

/** Says issues, refusals and statuses in English. */
export const { issueText, reasonText, refusalText, statusText } = speak('en', {
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
