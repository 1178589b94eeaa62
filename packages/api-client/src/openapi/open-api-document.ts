import * as z from 'zod/mini'
import {
  type Contract,
  type Endpoint,
  type ErrorTable,
  errorCodes,
  errorCodesOf,
  IDEMPOTENCY_HEADER,
  IdempotencyKey,
  IF_MATCH_HEADER,
  listEndpoints,
  Problem,
  takesKey,
} from '../contract'
import type { EndpointExample } from './examples'
import { createDefinitionHoist } from './hoist-definitions'
import type { JsonObject } from './json-object'

/** The parts of an OpenAPI 3.1 document that this package writes. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: {
    readonly title: string
    readonly version: string
    readonly description?: string
    readonly license: { readonly name: string }
  }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonObject>>>>
  readonly components: JsonObject
}

/** What the document says of the API as a whole. */
export interface OpenApiInfo {
  readonly title: string
  readonly version: string
  readonly description?: string
  /** Where the paths begin; `/` is the origin that serves the document. */
  readonly serverUrl?: string
  /** Name of the licence; without one nothing is licensed. */
  readonly license?: string
}

/**
 * What each feature of a contract is about and an example for each of its calls, both by name; `errors` are its error codes,
 * by default those of the portal's contract.
 */
export interface OpenApiWords {
  readonly features?: Readonly<Record<string, string>>
  readonly examples?: Readonly<Record<string, Readonly<Record<string, EndpointExample>>>>
  readonly errors?: ErrorTable
}

/**
 * The OpenAPI 3.1 document of a contract. Schemas describe the wire form: bodies and answers before any default or
 * transformation that a reader applies.
 */
export const openApiDocument = (
  contract: Contract,
  info: OpenApiInfo,
  { features = {}, examples = {}, errors = errorCodes }: OpenApiWords = {},
): OpenApiDocument => {
  const { serverUrl = '/', license = 'UNLICENSED', ...about } = info
  const { hoist, components } = createDefinitionHoist()
  const paths: Record<string, Record<string, JsonObject>> = {}
  for (const { id, feature, name, endpoint } of listEndpoints(contract)) {
    const path = endpoint.path.replaceAll(/:([A-Za-z]\w*)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: hoist(
        operation(
          { id, feature, endpoint, example: examples[feature]?.[name] ?? {} },
          refusalResponses(id, endpoint, errors),
        ),
      ),
    }
  }
  return {
    openapi: '3.1.0',
    info: { ...about, license: { name: license } },
    servers: [{ url: serverUrl }],
    tags: Object.keys(contract).map((name) => ({ name, description: features[name] ?? `Calls of ${name}.` })),
    paths,
    components: {
      schemas: { Problem: jsonSchema(Problem), ...components },
      responses: {
        Problem: {
          description: 'Refused for another reason: `code` says why, `issues` name the fields.',
          content: jsonContent({ $ref: '#/components/schemas/Problem' }),
        },
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

interface Described {
  readonly id: string
  readonly feature: string
  readonly endpoint: Endpoint
  readonly example: EndpointExample
}

const operation = ({ id, feature, endpoint, example }: Described, refusals: JsonObject): JsonObject => ({
  operationId: id,
  tags: [feature],
  summary: endpoint.summary,
  security: endpoint.access.kind === 'public' ? [] : [{ bearer: [] }],
  ...(endpoint.access.kind === 'ability'
    ? { 'x-ability': { action: endpoint.access.action, subjects: endpoint.access.subjects } }
    : {}),
  parameters: [
    ...parameters('path', endpoint.params, example.params),
    ...parameters('query', endpoint.query, example.query),
    ...(takesKey(endpoint) ? [idempotencyHeader] : []),
    ...(endpoint.version?.kind === 'write' ? [ifMatchHeader] : []),
  ],
  ...(endpoint.body === undefined
    ? {}
    : { requestBody: { required: true, content: jsonContent(jsonSchema(endpoint.body), example.body) } }),
  responses: {
    '200': {
      description: 'Done.',
      ...(endpoint.version === undefined ? {} : { headers: { ETag: entityTagOfAnswer } }),
      content: answerContent(endpoint, example.answer),
    },
    ...(acceptsNothing(endpoint.response) ? { '204': { description: 'Done, without content.' } } : {}),
    ...refusals,
    default: problemRef,
  },
})

const answerContent = ({ file, response }: Endpoint, example: unknown): JsonObject =>
  file === undefined
    ? jsonContent(jsonSchema(response), example)
    : Object.fromEntries(file.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))

/** The responses with which a call may be refused, by status: each lists its codes and says when they are answered. */
const refusalResponses = (id: string, endpoint: Endpoint, errors: ErrorTable): JsonObject => {
  const byStatus: Record<string, { readonly code: string; readonly summary: string }[]> = {}
  for (const code of errorCodesOf(endpoint)) {
    const facts = errors[code]
    if (facts === undefined) throw new TypeError(`[openapi] ${id} declares the unknown error code ${code}`)
    const { status, summary } = facts
    byStatus[status] = [...(byStatus[status] ?? []), { code, summary }]
  }
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, refusals]) => [
      status,
      {
        description: refusals.map(({ code, summary }) => `- \`${code}\`: ${summary}`).join('\n'),
        content: jsonContent({
          allOf: [
            { $ref: '#/components/schemas/Problem' },
            {
              type: 'object',
              properties: {
                code: { enum: refusals.map(({ code }) => code) },
                ...(endpoint.version?.kind === 'write' && status === '412'
                  ? { current: jsonSchema(endpoint.version.current) }
                  : {}),
              },
            },
          ],
        }),
      },
    ]),
  )
}

const problemRef = { $ref: '#/components/responses/Problem' }

const idempotencyHeader = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description: 'Names the intended record: the same key with the same body never creates a second one.',
  schema: stripped(z.toJSONSchema(IdempotencyKey)),
}

const ifMatchHeader = {
  name: IF_MATCH_HEADER,
  in: 'header',
  required: false,
  description:
    'The entity tag of the version that the caller has read, such as `"7"`: a record in another version is not changed (412). Without it the record is changed whatever its version.',
  schema: { type: 'string' },
}

const entityTagOfAnswer = {
  description: 'The version of the record, as `version` in the body.',
  schema: { type: 'string' },
}

const parameters = (
  place: 'path' | 'query',
  schema: z.ZodMiniObject | undefined,
  examples: Readonly<Record<string, unknown>> = {},
): readonly JsonObject[] =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !acceptsNothing(field),
    schema: jsonSchema(field),
    ...(examples[name] === undefined ? {} : { example: examples[name] }),
  }))

/** Whether a value may be missing. */
const acceptsNothing = (schema: z.core.$ZodType): boolean => z.safeParse(schema, undefined).success

const jsonContent = (schema: JsonObject, example?: unknown): JsonObject => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
})

const jsonSchema = (schema: z.core.$ZodType): JsonObject =>
  stripped(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))

/** OpenAPI 3.1 names the dialect once for the whole document. */
function stripped({ $schema, ...schema }: JsonObject): JsonObject {
  return schema
}
