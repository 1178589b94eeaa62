import { ClientSummary, clientListSpec } from '@remesa/domain/clients'
import { pageOf } from '@remesa/domain/kernel'
import * as z from 'zod/mini'
import { defineEndpoint, needsAnyPage } from './define-endpoint'
import { listQuery } from './list-query'
import { booleanText, searchText } from './wire-values'

/**
 * Calls that read clients, for everyone who may open a page with clients. The calls of the administration are separate.
 */
export const clientReads = {
  list: defineEndpoint({
    summary:
      "Clients within the caller's reach, by default newest first. `active=true` leaves inactive ones out, `codeOrDesc` searches code and description, `hasOid` finds those with an id of the operations system.",
    method: 'GET',
    path: '/api/configuration/v1/client',
    access: needsAnyPage,
    query: z.extend(listQuery(clientListSpec), { codeOrDesc: searchText, hasOid: z.optional(booleanText) }),
    response: pageOf(ClientSummary),
  }),
}
