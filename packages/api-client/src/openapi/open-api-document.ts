import * as z from 'zod/mini'
import {
  type Access,
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
import { answerHeaders, headerComponents } from './answer-headers'
import { codeSamples } from './code-samples'
import type { DescribedStream } from './contract-streams'
import { describer, type Vocabulary } from './described'
import type { EndpointExample, FeatureDescription } from './facts'
import { createDefinitionHoist } from './hoist-definitions'
import type { JsonObject } from './json-object'
import { type SchemaNames, schemaNames } from './named-schemas'

/** The parts of an OpenAPI 3.1 document that this package writes. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: {
    readonly title: string
    readonly version: string
    readonly description?: string
    readonly license: { readonly name: string; readonly identifier: string }
  }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonObject>>>>
  readonly components: JsonObject
}

/** Title, version and URLs of the API. */
export interface OpenApiInfo {
  readonly title: string
  readonly version: string
  readonly description?: string
  /** Base URL of the paths; `/` means the origin from which the document is loaded. */
  readonly serverUrl?: string
  /** SPDX identifier of the API's license. If it is missing, the API is unlicensed. */
  readonly license?: string
  /**
   * URL of the identity provider's discovery document, such as
   * `https://portal.example/oidc/.well-known/openid-configuration`.
   */
  readonly openIdConnectUrl?: string
  /**
   * URL of a page with the texts of the rules, with an anchor for each rule id, such as
   * `https://portal.example/reference/rules`.
   */
  readonly rulesUrl?: string
}

/**
 * Texts of an OpenAPI document: descriptions of features with their calls, of fields that several features have, of
 * schemas and of streams. `errors` is the table of error codes; the default is the table of the portal's contract.
 */
export interface OpenApiWords extends Partial<Vocabulary> {
  readonly facts?: Readonly<Record<string, FeatureDescription>>
  readonly streams?: Readonly<Record<string, DescribedStream>>
  readonly errors?: ErrorTable
}

/**
 * The OpenAPI 3.1 document of a contract. Its schemas describe JSON as it is sent, before the receiver fills in
 * defaults and transforms values.
 */
export const openApiDocument = (
  contract: Contract,
  info: OpenApiInfo,
  words: OpenApiWords = {},
): OpenApiDocument => {
  const { facts = {}, streams = {}, errors = errorCodes } = words
  const { serverUrl = '/', license, openIdConnectUrl, rulesUrl, ...about } = info
  const { part } = describer({
    fields: { ...words.fields, ...fieldsOf(facts) },
    schemas: words.schemas ?? {},
  })
  const { hoist, components } = createDefinitionHoist()
  const names = schemaNames()
  const schemes = openIdConnectUrl === undefined ? ['bearer'] : ['bearer', 'openId']
  const paths: Record<string, Record<string, JsonObject>> = {}
  const add = (id: string, { path, method }: { path: string; method: string }, described: JsonObject) => {
    const template = path.replaceAll(/:([A-Za-z]\w*)/g, '{$1}')
    paths[template] = { ...paths[template], [method.toLowerCase()]: part(hoist(described), id) }
  }
  for (const { id, feature, name, endpoint } of listEndpoints(contract)) {
    const example = facts[feature]?.calls[name]
    const refusals = refusalResponses(id, endpoint, { errors, names })
    const described = operation({ id, feature, endpoint, example, schemes, names }, refusals)
    add(id, endpoint, { ...described, ...obeyed(example?.rules, rulesUrl) })
  }
  for (const [id, stream] of Object.entries(streams))
    add(id, { path: stream.path, method: 'GET' }, streamOperation(id, stream, { schemes, names }))
  return {
    openapi: '3.1.0',
    info: {
      ...about,
      // SPDX has no identifier for "unlicensed". Identifiers that begin with `LicenseRef-` are allowed for licenses
      // that are not in its list.
      license: { name: license ?? 'UNLICENSED', identifier: license ?? 'LicenseRef-UNLICENSED' },
    },
    servers: [{ url: serverUrl }],
    tags: Object.keys(contract).map((name) => ({
      name,
      description: facts[name]?.about ?? `Calls of ${name}.`,
    })),
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries({ Problem: jsonSchema(Problem, names), ...components }).map(([name, schema]) => [
          name,
          part(Object(schema), name),
        ]),
      ),
      responses: {
        Problem: {
          description: 'Refused for another reason: `code` says why, `issues` name the fields.',
          headers: answerHeaders('default'),
          content: jsonContent({ $ref: '#/components/schemas/Problem' }),
        },
      },
      headers: headerComponents,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        ...(openIdConnectUrl === undefined ? {} : { openId: { type: 'openIdConnect', openIdConnectUrl } }),
      },
    },
  }
}

/**
 * Descriptions of the fields of all features. If a description applies only to one call, its key begins with the id of
 * that call.
 */
const fieldsOf = (facts: Readonly<Record<string, FeatureDescription>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([feature, { fields = {}, calls }]) => [
      ...Object.entries(fields),
      ...Object.entries(calls).flatMap(([call, facts]) =>
        Object.entries(facts.fields ?? {}).map(([name, text]) => [`${feature}.${call}.${name}`, text]),
      ),
    ]),
  )

/** The ids of a call's rules, and the URL with the text of the first rule. */
const obeyed = (ids: readonly string[] = [], url?: string): JsonObject => ({
  ...(ids.length === 0 ? {} : { 'x-rules': ids }),
  ...(ids.length === 0 || url === undefined
    ? {}
    : { externalDocs: { description: `Rules ${ids.join(', ')}`, url: `${url}#${ids[0]}` } }),
})

/** The texts and components for the operations of a document. */
interface Means {
  /** Names of the security schemes. A request needs only one of them. */
  readonly schemes: readonly string[]
  readonly names: SchemaNames
}

interface Described extends Means {
  readonly id: string
  readonly feature: string
  readonly endpoint: Endpoint
  readonly example: EndpointExample | undefined
}

const whoMay = (access: Access, { schemes }: Means): JsonObject => ({
  security: access.kind === 'public' ? [] : schemes.map((scheme) => ({ [scheme]: [] })),
  ...(access.kind === 'ability' ? { 'x-ability': { action: access.action, subjects: access.subjects } } : {}),
})

const operation = (described: Described, refusals: JsonObject): JsonObject => ({
  operationId: described.id,
  tags: [described.feature],
  summary: described.endpoint.summary,
  ...whoMay(described.endpoint.access, described),
  ...exchange(described, refusals),
  ...(described.example === undefined
    ? {}
    : { 'x-codeSamples': codeSamples(described.id, described.endpoint, described.example) }),
})

const exchange = ({ endpoint, example = {}, names }: Described, refusals: JsonObject): JsonObject => ({
  parameters: [
    ...parameters('path', endpoint.params, { names, examples: example.params }),
    ...parameters('query', endpoint.query, { names, examples: example.query }),
    ...(takesKey(endpoint) ? [idempotencyHeader] : []),
    ...(endpoint.version?.kind === 'write' ? [ifMatchHeader] : []),
  ],
  ...(endpoint.body === undefined
    ? {}
    : {
        requestBody: {
          required: !acceptsNothing(endpoint.body),
          content: jsonContent(jsonSchema(endpoint.body, names), example.body),
        },
      }),
  responses: {
    '200': {
      description: 'Done.',
      headers: answerHeaders('200', endpoint.version === undefined ? [] : ['ETag']),
      content: answerContent(endpoint, { names, example: example.answer }),
    },
    ...(acceptsNothing(endpoint.response)
      ? { '204': { description: 'Done, without content.', headers: answerHeaders('204') } }
      : {}),
    ...refusals,
    default: problemRef,
  },
})

/**
 * The OpenAPI operation of a stream. Its responses are the open stream, and refusals because of permissions or
 * parameters.
 */
const streamOperation = (
  id: string,
  { feature, summary, access, params, query, mediaType }: DescribedStream,
  means: Means,
): JsonObject => ({
  operationId: id,
  tags: [feature],
  summary,
  ...whoMay(access, means),
  parameters: [
    ...parameters('path', params, { names: means.names }),
    ...parameters('query', query, { names: means.names }),
  ],
  responses: {
    '200': {
      description: 'Events, until the stream ends.',
      headers: answerHeaders('200'),
      content: { [mediaType]: { schema: { type: 'string' } } },
    },
    default: problemRef,
    '4XX': problemRef,
  },
})

const answerContent = (
  { file, response }: Endpoint,
  { names, example }: { readonly names: SchemaNames; readonly example: unknown },
): JsonObject =>
  file === undefined
    ? jsonContent(jsonSchema(response, names), example)
    : Object.fromEntries(file.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))

/** For each status of a refusal, its response with the error codes and a description of when they occur. */
const refusalResponses = (
  id: string,
  endpoint: Endpoint,
  { errors, names }: { readonly errors: ErrorTable; readonly names: SchemaNames },
): JsonObject => {
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
        headers: answerHeaders(status),
        content: jsonContent({
          allOf: [
            { $ref: '#/components/schemas/Problem' },
            {
              type: 'object',
              properties: {
                code: { enum: refusals.map(({ code }) => code) },
                ...(endpoint.version?.kind === 'write' && status === '412'
                  ? { current: jsonSchema(endpoint.version.current, names) }
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

const parameters = (
  place: 'path' | 'query',
  schema: z.ZodMiniObject | undefined,
  {
    names,
    examples = {},
  }: { readonly names: SchemaNames; readonly examples?: Readonly<Record<string, unknown>> | undefined },
): readonly JsonObject[] =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !acceptsNothing(field),
    schema: jsonSchema(field, names),
    ...(examples[name] === undefined ? {} : { example: examples[name] }),
  }))

/** Whether a schema accepts a missing value (`undefined`). */
const acceptsNothing = (schema: z.core.$ZodType): boolean => z.safeParse(schema, undefined).success

const jsonContent = (schema: JsonObject, example?: unknown): JsonObject => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
})

const jsonSchema = (schema: z.core.$ZodType, names: SchemaNames): JsonObject =>
  stripped(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: names }))

/** A schema without `$schema`, because OpenAPI 3.1 declares the schema dialect once for the whole document. */
function stripped({ $schema, ...schema }: JsonObject): JsonObject {
  return schema
}
