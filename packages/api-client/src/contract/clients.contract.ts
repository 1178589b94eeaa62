import { ClientSummary } from '@remesa/domain/clients'
import { pageOf } from '@remesa/domain/kernel'
import { z } from 'zod'
import { defineEndpoint, signedIn } from './define-endpoint'
import { booleanText, idText, pageQuery, searchText } from './wire-values'

export const clients = {
  list: defineEndpoint({
    summary: "Clients within the caller's reach, newest first. `active=true` leaves inactive ones out.",
    method: 'GET',
    path: '/api/configuration/v1/client',
    access: signedIn,
    query: z.object({
      ...pageQuery,
      countryId: idText.optional(),
      codeOrDesc: searchText,
      hasOid: booleanText.optional(),
      active: booleanText.optional(),
    }),
    response: pageOf(ClientSummary),
  }),
}
