import { type Endpoint, takesKey } from './define-endpoint'
import type { CommonErrorCode } from './error-codes'

/** The error codes that follow from other properties of an endpoint. */
const codesByRule = {
  every: ['request.invalid-address', 'unsupported-character', 'uri-too-long', 'server-error', 'overloaded'],
  token: ['unauthenticated', 'account-inactive'],
  ability: ['forbidden'],
  params: ['request.invalid-path', 'not-found'],
  query: ['request.invalid-query'],
  body: [
    'request.invalid-body',
    'request.body-syntax',
    'request.body-depth',
    'request.body-items',
    'request.body-prototype',
    'body-too-large',
    'unsupported-media-type',
  ],
  key: ['request.invalid-idempotency-key', 'idempotency-key-in-use', 'idempotency-key-reused'],
  version: ['request.invalid-version', 'record-changed'],
} as const satisfies Record<string, readonly CommonErrorCode[]>

type Rule = keyof typeof codesByRule
type CodeBy<R extends Rule> = (typeof codesByRule)[R][number]

/** The error codes of an endpoint: codes in its list, and codes that follow from its other properties. */
export type ErrorCodeOf<E extends Endpoint> =
  | CodeBy<'every'>
  | (E['access'] extends { kind: 'public' } ? never : CodeBy<'token'>)
  | (E['access'] extends { kind: 'public' | 'signed-in' } ? never : CodeBy<'ability'>)
  | (E extends { params: object } ? CodeBy<'params'> : never)
  | (E extends { query: object } ? CodeBy<'query'> : never)
  | (E extends { body: object } ? CodeBy<'body'> : never)
  | (E extends { creates: true } | { version: { kind: 'write' } } ? CodeBy<'key'> : never)
  | (E extends { version: { kind: 'write' } } ? CodeBy<'version'> : never)
  | (E extends { errors: readonly (infer Code extends string)[] } ? Code : never)

/**
 * The error codes of an endpoint, each once: first codes that follow from its other properties, then codes in its list.
 */
export const errorCodesOf = (endpoint: Endpoint): readonly string[] => {
  const { access, params, query, body, version, errors = [] } = endpoint
  const byRule: readonly (readonly [holds: boolean, codes: readonly string[]])[] = [
    [true, codesByRule.every],
    [access.kind !== 'public', codesByRule.token],
    [access.kind === 'ability', codesByRule.ability],
    [params !== undefined, codesByRule.params],
    [query !== undefined, codesByRule.query],
    [body !== undefined, codesByRule.body],
    [takesKey(endpoint), codesByRule.key],
    [version?.kind === 'write', codesByRule.version],
  ]
  return [...new Set([...byRule.flatMap(([holds, codes]) => (holds ? codes : [])), ...errors])]
}
