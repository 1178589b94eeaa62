import { Client, ClientLookup, ClientReportRequest, ClientRequest } from '@remesa/domain/clients'
import { SaveResponse, WriteResponse } from '@remesa/domain/kernel'
import { Dependents, DependentsRequest, SourceSystem, SynchronisedRecord } from '@remesa/domain/records'
import * as z from 'zod/mini'
import { defineEndpoint, needs, readsVersion, writesVersion } from './define-endpoint'
import { countryCodeText, idText, lookupCode, RequestAnswer, StatusRequest } from './wire-values'

const ofClient = z.object({ id: idText })

export const clientAdministration = {
  get: defineEndpoint({
    summary: 'One client with its codes, limits and extra data.',
    method: 'GET',
    path: '/api/configuration/v1/client/:id',
    access: needs('read', 'ClientEditPage'),
    version: readsVersion,
    params: ofClient,
    response: Client,
  }),
  save: defineEndpoint({
    summary:
      'Adds a client or, with an id, changes one. Status 1 means that it was saved; with any other status `message` says why not.',
    method: 'POST',
    path: '/api/configuration/v1/client/',
    access: needs('read', 'ClientAddPage', 'ClientEditPage'),
    creates: true,
    version: writesVersion(Client),
    errors: ['not-found'],
    body: ClientRequest,
    response: SaveResponse,
  }),
  setStatus: defineEndpoint({
    summary: 'Switches a client on or off: without a body the state is toggled, with one `value` sets it.',
    method: 'PATCH',
    path: '/api/configuration/v1/client/:id',
    access: needs('read', 'ClientEditActive'),
    version: writesVersion(Client),
    params: ofClient,
    body: StatusRequest,
    response: WriteResponse,
  }),
  dependents: defineEndpoint({
    summary:
      'What depends on clients, each counted once: records below them, users who reach them, visits that have yet to end. Those out of reach count nothing.',
    method: 'POST',
    path: '/api/configuration/v1/client/dependents',
    access: needs('read', 'ClientEditActive'),
    silent: true,
    body: DependentsRequest,
    response: Dependents,
  }),
  sync: defineEndpoint({
    summary:
      'Updates description, codes and ids of a client from the operations system. Refused (409) where that does not have the code.',
    method: 'POST',
    path: '/api/configuration/v1/client/:id/sync',
    access: needs('read', 'ClientEditPage'),
    errors: [
      'clients.inactive',
      'clients.no-code',
      'clients.unknown-code',
      'clients.code-taken',
      'clients.oid-taken',
      'unavailable',
    ],
    version: writesVersion(Client),
    params: ofClient,
    response: SynchronisedRecord,
  }),
  requestReport: defineEndpoint({
    summary:
      'Requests the report of the clients that the filters match, with the columns that are switched on.',
    method: 'POST',
    path: '/api/configuration/v1/report/client',
    access: needs('read', 'ReportTypeClient'),
    creates: true,
    errors: ['too-many-requests'],
    body: ClientReportRequest,
    response: RequestAnswer,
  }),
  lookup: defineEndpoint({
    summary: 'Looks up a client in the operations system by its code. Without `success` there is none.',
    method: 'GET',
    path: '/api/sol/:country/v1/client',
    access: needs('read', 'ClientAddPage', 'ClientEditPage'),
    errors: ['unavailable'],
    params: z.object({ country: countryCodeText }),
    query: z.object({ sourceSystem: SourceSystem, clientCode: lookupCode }),
    response: ClientLookup,
  }),
}
