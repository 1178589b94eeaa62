import { buildRequest } from '../client/build-request'
import { type Endpoint, IDEMPOTENCY_HEADER } from '../contract'
import type { EndpointExample } from './facts'
import type { JsonObject } from './json-object'

/** A placeholder for the caller's idempotency key while the request of an example is built. */
const KEY = 'key-of-the-caller'

/** A text in single quotes, in which a shell interprets no character. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** The curl command that sends the request of an example. */
const curlOf = (endpoint: Endpoint, example: EndpointExample): string | undefined => {
  const conditions = endpoint.creates === true ? { idempotencyKey: KEY } : {}
  const built = buildRequest(endpoint, endpoint.path, example, conditions)
  if (!built.ok) return undefined
  const { method, url, headers, body } = built.value
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"$BASE_URL"${quoted(url)}`,
    ...(endpoint.access.kind === 'public' ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...Object.entries(headers).map(([name, value]) =>
      name === IDEMPOTENCY_HEADER ? `-H "${name}: $(uuidgen)"` : `-H ${quoted(`${name}: ${value}`)}`,
    ),
    ...(body === undefined ? [] : [`--data-raw ${quoted(body)}`]),
  ].join(' \\\n  ')
}

/** A value as JavaScript source code, with field names without quotes where possible. */
const literal = (value: unknown): string =>
  JSON.stringify(value, undefined, 2).replaceAll(/^( *)"([A-Za-z_$][\w$]*)":/gm, '$1$2:')

const typeScriptOf = (id: string, endpoint: Endpoint, { params, query, body }: EndpointExample): string => {
  const parts = { params, query, body }
  const isEmpty = Object.values(parts).every((part) => part === undefined)
  const input = isEmpty ? '' : literal(parts)
  const key =
    endpoint.creates === true ? `${isEmpty ? '{}' : ''}, { idempotencyKey: crypto.randomUUID() }` : ''
  return `const answer = await api.${id}(${input}${key})`
}

/** Code samples of a call, for a shell and for the API client, from the example of the call in the contract. */
export const codeSamples = (
  id: string,
  endpoint: Endpoint,
  example: EndpointExample,
): readonly JsonObject[] => {
  const curl = curlOf(endpoint, example)
  return [
    ...(curl === undefined ? [] : [{ lang: 'Shell', label: 'curl', source: curl }]),
    { lang: 'TypeScript', label: '@remesa/api-client', source: typeScriptOf(id, endpoint, example) },
  ]
}
