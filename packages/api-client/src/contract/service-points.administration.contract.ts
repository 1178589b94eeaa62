import { pageOf, SaveResponse, TypedText, WriteResponse } from '@remesa/domain/kernel'
import {
  Dependents,
  DependentsRequest,
  MoveEffects,
  MoveRequest,
  SynchronisedRecord,
} from '@remesa/domain/records'
import {
  Channel,
  ChannelCreationResponse,
  SafeDefaults,
  ServicePointDetail,
  ServicePointLookupAnswer,
  ServicePointLookupQuery,
  ServicePointReportRequest,
  ServicePointRequest,
} from '@remesa/domain/service-points'
import * as z from 'zod/mini'
import { defineEndpoint, needs, writesVersion } from './define-endpoint'
import {
  countryCodeText,
  idsText,
  idText,
  pageQuery,
  RequestAnswer,
  StatusRequest,
  searchText,
} from './wire-values'

const ofPoint = z.object({ id: idText })

export const servicePointAdministration = {
  details: defineEndpoint({
    summary:
      'Several service points as the form has them, in the order of the ids (`ids=4,7`, at most 200). Those that are missing or out of reach are left out.',
    method: 'GET',
    path: '/api/configuration/v1/service-point/details',
    access: needs('read', 'ServicepointEditPage'),
    query: z.object({ ids: idsText }),
    response: z.array(ServicePointDetail),
  }),
  save: defineEndpoint({
    summary:
      'Adds a service point or, with an id, changes one. Status 1 means that it was saved; with any other status `message` says why not.',
    method: 'POST',
    path: '/api/configuration/v1/service-point',
    access: needs('read', 'ServicepointAddPage', 'ServicepointEditPage'),
    creates: true,
    version: writesVersion(ServicePointDetail),
    errors: ['not-found'],
    body: ServicePointRequest,
    response: SaveResponse,
  }),
  setStatus: defineEndpoint({
    summary:
      'Switches a service point on or off: without a body the state is toggled, with one `value` sets it.',
    method: 'PATCH',
    path: '/api/configuration/v1/service-point/:id',
    access: needs('read', 'ServicepointEditActive'),
    version: writesVersion(ServicePointDetail),
    params: ofPoint,
    body: StatusRequest,
    response: WriteResponse,
  }),
  dependents: defineEndpoint({
    summary:
      'What depends on service points, each counted once: records below them, users who reach them, visits that have yet to end. Those out of reach count nothing.',
    method: 'POST',
    path: '/api/configuration/v1/service-point/dependents',
    access: needs('read', 'ServicepointEditActive'),
    silent: true,
    body: DependentsRequest,
    response: Dependents,
  }),
  moveEffects: defineEndpoint({
    summary:
      'What a move of a service point to another subclient would change: visits and users that keep, lose and get their access. Beyond the specification.',
    method: 'GET',
    path: '/api/configuration/v1/service-point/:id/move',
    access: needs('read', 'ServicepointAddPage'),
    silent: true,
    params: ofPoint,
    query: z.object({ parentId: idText }),
    response: MoveEffects,
  }),
  move: defineEndpoint({
    summary:
      'Moves a service point to another subclient of its country, and the assignments that name it with it; its orders and deposits stay with it. Beyond the specification.',
    method: 'POST',
    path: '/api/configuration/v1/service-point/:id/move',
    access: needs('read', 'ServicepointAddPage'),
    errors: [
      'service-points.inactive',
      'service-points.code-taken',
      'records.other-country',
      'records.parent-inactive',
    ],
    version: writesVersion(ServicePointDetail),
    params: ofPoint,
    body: MoveRequest,
    response: WriteResponse,
  }),
  sync: defineEndpoint({
    summary:
      'Updates description, codes and ids of a service point from the operations system. Refused (409) where that does not have the code.',
    method: 'POST',
    path: '/api/configuration/v1/service-point/:id/sync',
    access: needs('read', 'ServicepointEditPage'),
    errors: [
      'service-points.inactive',
      'service-points.no-code',
      'service-points.unknown-code',
      'service-points.code-taken',
      'service-points.oid-taken',
      'unavailable',
    ],
    version: writesVersion(ServicePointDetail),
    params: ofPoint,
    response: SynchronisedRecord,
  }),
  requestReport: defineEndpoint({
    summary:
      'Requests the report of the service points that the filters match, with the columns that are switched on.',
    method: 'POST',
    path: '/api/configuration/v1/report/service-point',
    access: needs('read', 'ReportTypeServicepoint'),
    creates: true,
    errors: ['too-many-requests'],
    body: ServicePointReportRequest,
    response: RequestAnswer,
  }),
  safeDefaults: defineEndpoint({
    summary:
      'What a new virtual safe begins with: the account, empty where there is none, and whether there is a password. The password itself is never sent.',
    method: 'GET',
    path: '/api/configuration/v1/service-point/safe-defaults',
    access: needs('read', 'ServicepointAddPage', 'ServicepointEditPage'),
    response: SafeDefaults,
  }),
  channels: defineEndpoint({
    summary: 'The tags that deposits of a country may have, by text.',
    method: 'GET',
    path: '/api/configuration/v1/channel',
    access: needs('read', 'ServicepointsPage'),
    query: z.object({
      ...pageQuery,
      text: searchText,
      countryId: z.optional(idText),
      orderBy: z.optional(z.literal('text')),
      direction: z.optional(z.enum(['ASC', 'DESC'])),
    }),
    response: pageOf(Channel),
  }),
  createChannel: defineEndpoint({
    summary: 'Adds a tag to those of a country. With status 0 it was not added; `message` says why.',
    method: 'POST',
    path: '/api/configuration/v1/channel',
    access: needs('read', 'ServicepointAddPage', 'ServicepointEditPage'),
    creates: true,
    errors: ['not-found', 'too-many-requests'],
    query: z.object({ text: TypedText.check(z.minLength(1), z.maxLength(200)), countryId: idText }),
    response: ChannelCreationResponse,
  }),
  lookup: defineEndpoint({
    summary:
      'Looks up a service point in the operations system by its code and, with source system `NONE`, by the codes above it. Without `success` there is none.',
    method: 'GET',
    path: '/api/sol/:country/v1/service-point',
    access: needs('read', 'ServicepointAddPage', 'ServicepointEditPage'),
    errors: ['unavailable'],
    params: z.object({ country: countryCodeText }),
    query: ServicePointLookupQuery,
    response: ServicePointLookupAnswer,
  }),
}
