import { speak } from '../speech'
import * as pt from '../texts/pt'
import * as own from '../texts/pt-BR'

/** Says issues, refusals and statuses in Portuguese of Brazil: its own words, over those of Portuguese. */
export const { issueText, reasonText, refusalText, statusText } = speak('pt-BR', {
  ...pt.clients,
  ...pt.declaredValues,
  ...pt.deposits,
  ...pt.failures,
  ...pt.firms,
  ...pt.imports,
  ...pt.kernel,
  ...pt.orderDialogs,
  ...pt.orders,
  ...pt.records,
  ...pt.reports,
  ...pt.servicePoints,
  ...pt.subclients,
  ...pt.users,
  ...pt.views,
  ...own.clients,
  ...own.declaredValues,
  ...own.deposits,
  ...own.failures,
  ...own.firms,
  ...own.imports,
  ...own.kernel,
  ...own.orderDialogs,
  ...own.orders,
  ...own.records,
  ...own.reports,
  ...own.servicePoints,
  ...own.subclients,
  ...own.users,
  ...own.views,
})
