import { describe, expect, it } from 'vitest'
import {
  commonErrorCodes,
  contract,
  type ErrorTable,
  errorCodes,
  errorCodesOf,
  listEndpoints,
} from '../contract'
import { contractStreams } from './contract-streams'
import { contractFacts, type FeatureDescription } from './facts'
import { openApiDocument } from './open-api-document'

const document = openApiDocument(contract, { title: 'Portal', version: '1.2.3' }, { facts: contractFacts })
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
const optionalBodies = listEndpoints(contract).flatMap(({ id, endpoint }) =>
  endpoint.body?.safeParse(undefined).success === true ? [id] : [],
)
const history =
  document.paths['/api/sol-customer/{countryCode}/v1/request-historial/{servicePointId}']?.['get']
const create = document.paths['/api/sol-customer/{countryCode}/v1/pick-up-service']?.['put']

describe('the OpenAPI document', () => {
  it('the OpenAPI document has one operation for every endpoint, with the name of the endpoint', () => {
    expect(operations.map((operation) => operation['operationId']).sort()).toEqual(
      listEndpoints(contract)
        .map(({ id }) => id)
        .sort(),
    )
  })

  it('the OpenAPI document declares every placeholder of a path as a required parameter', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      for (const { parameters } of Object.values(methods)) {
        const declared = Array.isArray(parameters) ? parameters.filter((one) => one.in === 'path') : []
        expect(declared.map((one) => one.name).sort()).toEqual(placeholders.sort())
        expect(declared.every((one) => one.required === true)).toBe(true)
      }
    }
  })

  it('the OpenAPI document distinguishes required query parameters from optional ones', () => {
    expect(history?.['parameters']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'lowerLimitSearch', in: 'query', required: true }),
      ]),
    )
    expect(document.paths['/api/configuration/v1/client']?.['get']?.['parameters']).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'page', in: 'query', required: false })]),
    )
  })

  it('the OpenAPI document requires a bearer token for all calls except public ones', () => {
    expect(history?.['security']).toEqual([{ bearer: [] }])
    expect(document.paths['/i18n/{file}']?.['get']?.['security']).toEqual([])
  })

  it('the OpenAPI document describes the body, the idempotency key and the conflicts of a call that creates a record', () => {
    expect(create?.['parameters']).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'Idempotency-Key', in: 'header' })]),
    )
    expect(create).toHaveProperty(['requestBody', 'required'], true)
    expect(create).toHaveProperty(['requestBody', 'content', 'application/json', 'schema'], {
      $ref: '#/components/schemas/PickupRequest',
    })
    expect(document.components['schemas']).toHaveProperty(
      ['PickupRequest', 'properties', 'requestedAmounts', 'type'],
      'array',
    )
    expect(Object.keys(Object(create?.['responses']))).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '404', '409', '422', 'default']),
    )
  })

  it('for every operation, the OpenAPI document lists the error codes of each status', () => {
    const facts: ErrorTable = errorCodes
    for (const { id, endpoint } of listEndpoints(contract)) {
      for (const code of errorCodesOf(endpoint)) {
        const { status = 0, summary = '' } = facts[code] ?? {}
        const described = expect.stringContaining(`\`${code}\`: ${summary}`)
        const listed = { type: 'object', properties: { code: { enum: expect.arrayContaining([code]) } } }
        const schema = { allOf: [{ $ref: '#/components/schemas/Problem' }, listed] }
        expect(operations.find((operation) => operation['operationId'] === id)).toMatchObject({
          responses: { [status]: { description: described, content: { 'application/json': { schema } } } },
        })
      }
    }
  })

  it('[REC-52] the OpenAPI document describes the ETag header of one record, and If-Match and status 412 of its changes', () => {
    const versioned = listEndpoints(contract).filter(({ endpoint }) => endpoint.version !== undefined)
    expect(versioned.length).toBeGreaterThan(20)
    for (const { id, endpoint } of listEndpoints(contract)) {
      const operation = operations.find(({ operationId }) => operationId === id)
      const headers = Object(operation?.['parameters'] ?? []).filter(
        ({ in: place, name }: Record<string, unknown>) => place === 'header' && name === 'If-Match',
      )
      const writes = endpoint.version?.kind === 'write'
      expect({ id, headers: headers.length }).toEqual({ id, headers: writes ? 1 : 0 })
      if (endpoint.version !== undefined)
        expect(operation).toHaveProperty(['responses', '200', 'headers', 'ETag', '$ref'])
      if (!writes) continue
      const parts = {
        current: { $ref: expect.stringMatching(/^#\/components\/schemas\/[A-Z]/) },
        code: { enum: ['record-changed'] },
      }
      const refusal = { allOf: [expect.anything(), { type: 'object', properties: parts }] }
      expect(operation).toMatchObject({
        parameters: expect.arrayContaining([
          expect.objectContaining({ name: 'If-Match', required: false, description: expect.any(String) }),
        ]),
        responses: { '412': { content: { 'application/json': { schema: refusal } } } },
      })
    }
  })

  it('[REC-54] the OpenAPI document describes the calls for the history of one record and of all records, and for its verification', () => {
    const base = '/api/configuration/v1/history'
    for (const path of [`${base}/{kind}/{id}`, base, `${base}/verification`])
      expect(document.paths[path]?.['get']).toMatchObject({
        summary: expect.stringMatching(/^.{40,}$/s),
        responses: { '200': { content: { 'application/json': { example: expect.anything() } } } },
      })
    const names = Object(document.paths[base]?.['get']?.['parameters']).map(
      ({ name }: Record<string, unknown>) => name,
    )
    expect(names).toEqual(expect.arrayContaining(['person', 'subject', 'kind', 'action', 'from', 'to']))
  })

  it('creating an OpenAPI document throws if the contract declares an error code without a status', () => {
    expect(() =>
      openApiDocument(contract, { title: 'Portal', version: '1' }, { errors: commonErrorCodes }),
    ).toThrow('declares the unknown error code')
  })

  it('the OpenAPI document describes responses as they are sent: a field with a default is not required', () => {
    expect(document.paths['/api/configuration/v1/user/me']?.['get']).not.toHaveProperty(
      ['responses', '200', 'content', 'application/json', 'schema', 'required'],
      expect.arrayContaining(['roles']),
    )
  })

  it('the OpenAPI document is plain JSON, and each of its references has a target', () => {
    const text = JSON.stringify(document)
    expect(JSON.parse(text)).toEqual(document)
    const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) => (match[1] ?? '').split('/'))
    expect(references.length).toBeGreaterThan(0)
    for (const reference of references) expect(document).toHaveProperty(reference)
  })

  it('the OpenAPI document has a valid example of every request and every response, except files', () => {
    for (const { id, feature, name, endpoint } of listEndpoints(contract)) {
      const facts: Readonly<Record<string, FeatureDescription>> = contractFacts
      const example = facts[feature]?.calls[name] ?? {}
      const parts = [
        [endpoint.params, example.params],
        [endpoint.query, example.query],
        [endpoint.body, example.body],
        ...(endpoint.file === undefined ? [[endpoint.response, example.answer] as const] : []),
      ] as const
      for (const [schema, value] of parts) {
        const problem = schema?.safeParse(value).error?.message
        expect({ id, problem }).toEqual({ id, problem: undefined })
      }
    }
  })

  it('the OpenAPI document has its examples at the places where tools look for them', () => {
    expect(history).toMatchObject({
      parameters: expect.arrayContaining([
        expect.objectContaining({ name: 'servicePointId', example: 'PS-0001' }),
      ]),
      responses: { '200': { content: { 'application/json': { example: { requestHistorials: {} } } } } },
    })
    expect(create).toMatchObject({
      requestBody: { content: { 'application/json': { example: { servicePointId: 'PS-0001' } } } },
    })
  })

  it('the OpenAPI document defines each schema once, with its name in the code', () => {
    expect(JSON.stringify(document)).not.toContain('$defs')
    const schemas = Object(document.components['schemas'])
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(['OrderRow', 'ServicePoint', 'User', 'Client', 'CountryConfig', 'CreatedOrder']),
    )
    const row = Object(schemas['OrderRow']).properties
    expect(row).toHaveProperty('serviceId')
    const text = JSON.stringify(document)
    expect(text.split(JSON.stringify(row))).toHaveLength(2)
  })

  it('the OpenAPI document requires a body for exactly the calls that need one', () => {
    for (const { id, endpoint } of listEndpoints(contract)) {
      const operation = operations.find(({ operationId }) => operationId === id)
      const required = Object(operation?.['requestBody']).required
      expect({ id, required }).toEqual({
        id,
        required: endpoint.body === undefined ? undefined : !endpoint.body.safeParse(undefined).success,
      })
    }
    expect(optionalBodies).toEqual(
      expect.arrayContaining(['users.setAdmin', 'users.setSupervisor', 'declaredValues.remove']),
    )
  })

  it('the OpenAPI document describes response headers: request id, token type with status 401, and retry time with status 503', () => {
    const headersOf = (status: string) =>
      Object.keys(Object(Object(Object(create?.['responses'])[status]).headers))
    expect(headersOf('200')).toEqual(['X-Request-Id'])
    expect(headersOf('401')).toEqual(['X-Request-Id', 'WWW-Authenticate'])
    expect(headersOf('429')).toEqual(['X-Request-Id', 'Retry-After'])
    expect(headersOf('503')).toEqual(['X-Request-Id', 'Retry-After'])
  })

  it('the OpenAPI document describes the streams and the address of the identity provider', () => {
    const openIdConnectUrl = 'https://portal.example/oidc/.well-known/openid-configuration'
    const described = openApiDocument(
      contract,
      { title: 'Portal', version: '1', openIdConnectUrl },
      { streams: contractStreams },
    )
    const path = '/api/sol-customer/{countryCode}/v1/request-historial/{servicePointId}/changes'
    expect(described.paths[path]?.['get']).toMatchObject({
      operationId: 'orders.changes',
      security: [{ bearer: [] }, { openId: [] }],
      parameters: [{ name: 'countryCode' }, { name: 'servicePointId' }, { name: 'lookBackSeconds' }],
      responses: { '200': { content: { 'text/event-stream': {} } } },
    })
    expect(described.components).toHaveProperty(['securitySchemes', 'openId'], {
      type: 'openIdConnect',
      openIdConnectUrl,
    })
    expect(JSON.stringify(document)).not.toContain('openIdConnect')
  })

  it('an OpenAPI document can be created for a contract without descriptions', () => {
    const plain = openApiDocument(contract, { title: 'Portal', version: '1' })
    expect(plain.tags.map(({ description }) => description)).toContain('Calls of orders.')
    expect(JSON.stringify(plain)).not.toContain('"example":')
    expect(plain.servers).toEqual([{ url: '/' }])
  })
})
