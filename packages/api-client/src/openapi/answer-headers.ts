import type { JsonObject } from './json-object'

const text = { type: 'string' }

/** Response headers as components of an OpenAPI document, each with a description. */
export const headerComponents: JsonObject = {
  'X-Request-Id': {
    description: 'Names the request in the logs of the back end; also in a `Problem`.',
    schema: text,
  },
  'Retry-After': {
    description: 'Seconds after which the same request may be made again.',
    schema: { type: 'integer', minimum: 0 },
  },
  'WWW-Authenticate': { description: 'The scheme that a request needs: `Bearer`.', schema: text },
  ETag: { description: 'The version of the record, as `version` in the body.', schema: text },
}

const ofStatus: Readonly<Record<string, readonly string[]>> = {
  '401': ['WWW-Authenticate'],
  '429': ['Retry-After'],
  '503': ['Retry-After'],
}

/** The headers of a response: headers that its status requires, and headers that are added for its call. */
export const answerHeaders = (status: string, added: readonly string[] = []): JsonObject =>
  Object.fromEntries(
    ['X-Request-Id', ...(ofStatus[status] ?? []), ...added].map((name) => [
      name,
      { $ref: `#/components/headers/${name}` },
    ]),
  )
