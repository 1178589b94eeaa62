import { pageOf } from '@remesa/domain/kernel'
import { SubclientSummary, subclientListSpec } from '@remesa/domain/subclients'
import * as z from 'zod/mini'
import { defineEndpoint, needsAnyPage } from './define-endpoint'
import { listQuery } from './list-query'
import { booleanText, idText, searchText } from './wire-values'

/**
 * Calls that read subclients, for everyone who may open a page with subclients. The calls of the administration are
 * separate.
 */
export const subclientReads = {
  list: defineEndpoint({
    summary:
      "Subclients within the caller's reach, by default newest first. `active=true` leaves inactive ones out, `codeOrDesc` searches code and description, `search` each of its words in code, description or SmartCash id, `hasOid` finds those with an id of the operations system.",
    method: 'GET',
    path: '/api/configuration/v1/sub-client',
    access: needsAnyPage,
    query: z.extend(listQuery(subclientListSpec), {
      clientId: z.optional(idText),
      codeOrDesc: searchText,
      hasOid: z.optional(booleanText),
    }),
    response: pageOf(SubclientSummary),
  }),
}
