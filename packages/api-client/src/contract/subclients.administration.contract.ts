import { SaveResponse, WriteResponse } from '@remesa/domain/kernel'
import { Dependents, DependentsRequest, MoveEffects, MoveRequest, SourceSystem } from '@remesa/domain/records'
import {
  Delegation,
  Subclient,
  SubclientLookup,
  SubclientReportRequest,
  SubclientRequest,
  SynchronisedSubclient,
} from '@remesa/domain/subclients'
import * as z from 'zod/mini'
import { defineEndpoint, needs, readsVersion, writesVersion } from './define-endpoint'
import { countryCodeText, idText, lookupCode, RequestAnswer, StatusRequest } from './wire-values'

const ofSubclient = z.object({ id: idText })

export const subclientAdministration = {
  get: defineEndpoint({
    summary: 'One subclient with its codes and limits.',
    method: 'GET',
    path: '/api/configuration/v1/sub-client/:id',
    access: needs('read', 'SubclientEditPage'),
    version: readsVersion,
    params: ofSubclient,
    response: Subclient,
  }),
  save: defineEndpoint({
    summary:
      'Adds a subclient or, with an id, changes one. Status 1 means that it was saved; with any other status `message` says why not.',
    method: 'POST',
    path: '/api/configuration/v1/sub-client/',
    access: needs('read', 'SubclientAddPage', 'SubclientEditPage'),
    creates: true,
    version: writesVersion(Subclient),
    errors: ['not-found'],
    body: SubclientRequest,
    response: SaveResponse,
  }),
  setStatus: defineEndpoint({
    summary: 'Switches a subclient on or off: without a body the state is toggled, with one `value` sets it.',
    method: 'PATCH',
    path: '/api/configuration/v1/sub-client/:id',
    access: needs('read', 'SubclientEditActive'),
    version: writesVersion(Subclient),
    params: ofSubclient,
    body: StatusRequest,
    response: WriteResponse,
  }),
  dependents: defineEndpoint({
    summary:
      'What depends on subclients, each counted once: records below them, users who reach them, visits that have yet to end. Those out of reach count nothing.',
    method: 'POST',
    path: '/api/configuration/v1/sub-client/dependents',
    access: needs('read', 'SubclientEditActive'),
    silent: true,
    body: DependentsRequest,
    response: Dependents,
  }),
  moveEffects: defineEndpoint({
    summary:
      'What a move of a subclient to another client would change: points, visits and users that keep, lose and get their access. Beyond the specification.',
    method: 'GET',
    path: '/api/configuration/v1/sub-client/:id/move',
    access: needs('read', 'SubclientAddPage'),
    silent: true,
    params: ofSubclient,
    query: z.object({ parentId: idText }),
    response: MoveEffects,
  }),
  move: defineEndpoint({
    summary:
      'Moves a subclient with everything below it to another client of its country, and the assignments that name it with it. Beyond the specification.',
    method: 'POST',
    path: '/api/configuration/v1/sub-client/:id/move',
    access: needs('read', 'SubclientAddPage'),
    errors: [
      'subclients.inactive',
      'subclients.code-taken',
      'records.other-country',
      'records.parent-inactive',
    ],
    version: writesVersion(Subclient),
    params: ofSubclient,
    body: MoveRequest,
    response: WriteResponse,
  }),
  sync: defineEndpoint({
    summary:
      'Updates description, codes and ids of a subclient from the operations system, and returns its delegations. Refused (409) where that does not have the code.',
    method: 'POST',
    path: '/api/configuration/v1/sub-client/:id/sync',
    access: needs('read', 'SubclientEditPage'),
    errors: [
      'subclients.inactive',
      'subclients.no-code',
      'subclients.unknown-code',
      'subclients.code-taken',
      'subclients.oid-taken',
      'unavailable',
    ],
    version: writesVersion(Subclient),
    params: ofSubclient,
    response: SynchronisedSubclient,
  }),
  requestReport: defineEndpoint({
    summary:
      'Requests the report of the subclients that the filters match, with the columns that are switched on.',
    method: 'POST',
    path: '/api/configuration/v1/report/sub-client',
    access: needs('read', 'ReportTypeSubclient'),
    creates: true,
    errors: ['too-many-requests'],
    body: SubclientReportRequest,
    response: RequestAnswer,
  }),
  delegations: defineEndpoint({
    summary: "Branches of the provider in the caller's country.",
    method: 'GET',
    path: '/api/configuration/v1/delegation',
    access: needs('read', 'SubclientsPage'),
    response: z.array(Delegation),
  }),
  delegationsOf: defineEndpoint({
    summary: 'Branches of the provider in a country, which is named by its code or its id.',
    method: 'GET',
    path: '/api/configuration/v1/delegation/:country',
    access: needs('read', 'SubclientsPage'),
    params: z.object({ country: z.union([countryCodeText, idText]) }),
    response: z.array(Delegation),
  }),
  lookup: defineEndpoint({
    summary:
      "Looks up a subclient in the operations system by its client's code and its own. Without `success` there is none.",
    method: 'GET',
    path: '/api/sol/:country/v1/sub-client',
    access: needs('read', 'SubclientAddPage', 'SubclientEditPage'),
    errors: ['unavailable'],
    params: z.object({ country: countryCodeText }),
    query: z.object({ clientCode: lookupCode, centerCode: lookupCode, sourceSystem: SourceSystem }),
    response: SubclientLookup,
  }),
}
