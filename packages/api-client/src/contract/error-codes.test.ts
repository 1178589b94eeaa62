import { describe, expect, it } from 'vitest'
import { contract, type Endpoint, errorCodes, errorCodesOf, listEndpoints, takesKey } from './index'

const endpoints = listEndpoints(contract)

/** Codes of requests that are refused before their endpoint is known. */
const outsideEndpoints = ['method-not-allowed']

describe('the error codes', () => {
  it('every error code has one sentence that says when a call is refused with this code', () => {
    for (const [code, { summary }] of Object.entries(errorCodes))
      expect([code, summary]).toEqual([code, expect.stringMatching(/^[A-Z].+\.$/)])
  })

  it('every error code in the table is declared by an endpoint, and endpoints declare only codes in the table', () => {
    const declared = new Set(endpoints.flatMap(({ endpoint }) => errorCodesOf(endpoint)))
    expect([...declared].sort()).toEqual(
      Object.keys(errorCodes)
        .filter((code) => !outsideEndpoints.includes(code))
        .sort(),
    )
  })

  it('an endpoint does not list error codes that follow from its other properties, such as a body or a permission', () => {
    for (const { id, endpoint } of endpoints) {
      const { errors = [], ...rest }: Endpoint = endpoint
      const byRule = errorCodesOf(rest)
      expect([id, errors.filter((code) => byRule.includes(code))]).toEqual([id, []])
      expect([id, new Set(errorCodesOf(endpoint)).size]).toEqual([id, byRule.length + errors.length])
    }
  })

  it.each([
    ['a token', 'unauthenticated', ({ access }: Endpoint) => access.kind !== 'public'],
    ['a permission', 'forbidden', ({ access }: Endpoint) => access.kind === 'ability'],
    ['path parameters', 'request.invalid-path', ({ params }: Endpoint) => params !== undefined],
    ['a query', 'request.invalid-query', ({ query }: Endpoint) => query !== undefined],
    ['a body', 'request.invalid-body', ({ body }: Endpoint) => body !== undefined],
    ['a key', 'idempotency-key-reused', takesKey],
    ['a versioned write', 'record-changed', ({ version }: Endpoint) => version?.kind === 'write'],
  ])('an endpoint with %s has the error code %s', (_part, code, has) => {
    for (const { id, endpoint } of endpoints)
      expect([id, errorCodesOf(endpoint).includes(code)]).toEqual([id, has(endpoint)])
  })
})
