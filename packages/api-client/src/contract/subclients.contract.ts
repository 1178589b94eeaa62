import { pageOf } from '@remesa/domain/kernel'
import { SubclientSummary } from '@remesa/domain/subclients'
import { z } from 'zod'
import { defineEndpoint, signedIn } from './define-endpoint'
import { booleanText, idText, pageQuery, searchText } from './wire-values'

export const subclients = {
  list: defineEndpoint({
    summary: "Subclients within the caller's reach, newest first. `active=true` leaves inactive ones out.",
    method: 'GET',
    path: '/api/configuration/v1/sub-client',
    access: signedIn,
    query: z.object({
      ...pageQuery,
      clientId: idText.optional(),
      codeOrDesc: searchText,
      hasOid: booleanText.optional(),
      active: booleanText.optional(),
    }),
    response: pageOf(SubclientSummary),
  }),
}
