import { buildRequest } from '../client/build-request'
import { type Endpoint, IDEMPOTENCY_HEADER } from '../contract'
import type { EndpointExample } from './examples'
import type { JsonObject } from './json-object'

/** Stands for a key of the caller's own while the request is built. */
const KEY = 'key-of-the-caller'

/** What a shell takes as it is, whatever is in it. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** The request that the client sends for the example, as a command. */
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

/** A value as a program writes it: names of fields without quotes where they need none. */
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

/** How to make a call, for a shell and for the client: the example of the contract in both. */
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
