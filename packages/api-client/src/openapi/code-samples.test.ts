import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { buildRequest } from '../client/build-request'
import { contract, listEndpoints } from '../contract'
import { contractFacts, type FeatureDescription, openApiDocument } from './index'

const document = openApiDocument(contract, { title: 'Portal', version: '1' }, { facts: contractFacts })
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
const endpoints = listEndpoints(contract)
const isList = (value: unknown): value is readonly Readonly<Record<string, unknown>>[] => Array.isArray(value)
const sampleOf = (id: string, lang: string): string => {
  const samples = operations.find(({ operationId }) => operationId === id)?.['x-codeSamples']
  return String((isList(samples) ? samples : []).find((sample) => sample['lang'] === lang)?.['source'])
}

/** The arguments of `curl` as a shell would pass them, for each command. */
const argumentsOf = (commands: readonly string[]): readonly (readonly string[])[] => {
  const shown = `curl() { printf '%s\\0' "$@"; printf '\\n\\0'; }; uuidgen() { printf 'key-1'; }`
  const env = { ...process.env, BASE_URL: 'https://portal.example', TOKEN: 't-1' }
  const printed = execFileSync('bash', ['-c', `${shown}\n${commands.join('\n')}`], { encoding: 'utf8', env })
  return printed
    .split('\n\0')
    .slice(0, -1)
    .map((command) => command.split('\0').slice(0, -1))
}

it('the shell sample of every call sends the same request as the client', () => {
  const given = argumentsOf(endpoints.map(({ id }) => sampleOf(id, 'Shell')))
  expect(given.length).toBe(endpoints.length)
  for (const [index, { id, feature, name, endpoint }] of endpoints.entries()) {
    const facts: Readonly<Record<string, FeatureDescription>> = contractFacts
    const example = facts[feature]?.calls[name] ?? {}
    const address = `https://portal.example${endpoint.path}`
    const sent = buildRequest(endpoint, address, example, endpoint.creates ? { idempotencyKey: 'key-1' } : {})
    if (!sent.ok) throw new Error(`${id}: the example can't be sent`)
    const { method, url, headers, body } = sent.value
    const token = endpoint.access.kind === 'public' ? {} : { Authorization: 'Bearer t-1' }
    const wanted = [
      ...(method === 'GET' ? [] : ['-X', method]),
      url,
      ...Object.entries({ ...token, ...headers }).flatMap(([header, value]) => ['-H', `${header}: ${value}`]),
      ...(body === undefined ? [] : ['--data-raw', body]),
    ]
    expect(given[index], id).toEqual(wanted)
  }
})

it('a shell sample quotes the characters that a shell would interpret', () => {
  const hostile = `it's "$HOME" \`id\`; exit`
  const { orders } = contract
  const parts = { orders: { cancel: orders.cancel } }
  const { params } = contractFacts.orders.calls.cancel
  const facts = { orders: { about: 'Orders.', calls: { cancel: { params, body: { note: hostile } } } } }
  const created = openApiDocument(parts, { title: 'Portal', version: '1' }, { facts })
  const [operation] = Object.values(created.paths).flatMap((methods) => Object.values(methods))
  const [shell] = isList(operation?.['x-codeSamples']) ? operation['x-codeSamples'] : []
  const [given = []] = argumentsOf([String(shell?.['source'])])
  expect(given.at(-1)).toBe(JSON.stringify({ note: hostile }))
})

it('the client sample of a call has a new idempotency key if the call creates a record', () => {
  expect(sampleOf('session.me', 'TypeScript')).toBe('const answer = await api.session.me()')
  expect(sampleOf('orders.createPickup', 'TypeScript')).toMatch(
    /^const answer = await api\.orders\.createPickup\(\{\n {2}params: \{\n {4}countryCode: "ES"[\s\S]*\}, \{ idempotencyKey: crypto\.randomUUID\(\) \}\)$/,
  )
})
