import { speak } from '../speech'
import * as texts from '../texts/de'

/** Says issues, refusals and statuses in German. */
export const { issueText, reasonText, refusalText, statusText } = speak('de', {
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
