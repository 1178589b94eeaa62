import {
  type Endpoint,
  type ErrorTable,
  errorCodes,
  errorCodesOf,
  Problem,
} from '@remesa/api-client/contract'
import { mismatch } from './mismatch'
import type { Fault } from './outcome'
import { codeOf, type Seen, shortly } from './seen'

/** Error codes whose responses must say how long the client should wait. */
const waitingCodes: readonly string[] = ['too-many-requests', 'overloaded', 'unavailable']
/** Error codes whose responses must contain the fields with issues. */
const namingCodes: readonly string[] = [
  'request.invalid-body',
  'request.invalid-query',
  'request.invalid-path',
]

const facts: ErrorTable = errorCodes

/** Everything in a response that contradicts the contract of the call. */
export const answerFaults = (endpoint: Endpoint, seen: Seen): readonly Fault[] => {
  if (seen.status === 0) return [{ check: 'answer.any', expected: 'an answer', seen: shortly(seen) }]
  if (seen.status >= 400) return refusalFaults(endpoint, seen)
  if (seen.status === 204 && takesNothing(endpoint)) return []
  if (seen.status !== 200) {
    const expected = takesNothing(endpoint) ? 'status 200 or 204' : 'status 200'
    return [{ check: 'answer.status', expected, seen: shortly(seen) }]
  }
  return endpoint.file === undefined ? bodyFaults(endpoint, seen) : fileFaults(endpoint.file, seen)
}

const takesNothing = ({ response }: Endpoint): boolean => response.safeParse(undefined).success

const bodyFaults = (endpoint: Endpoint, seen: Seen): readonly Fault[] => {
  const { json } = seen
  // An empty body is valid for calls that return nothing, so it is not reported as invalid JSON.
  if (json === undefined && seen.text !== '')
    return [{ check: 'answer.json', expected: 'a body of application/json', seen: shortly(seen) }]
  const parsed = endpoint.response.safeParse(json)
  if (!parsed.success) {
    const { expected, found } = mismatch(parsed.error.issues, json)
    return [{ check: 'answer.schema', expected, seen: `${found}, in ${shortly(seen)}` }]
  }
  return endpoint.version?.kind === 'read' ? tagFaults(seen) : []
}

const tagFaults = ({ headers, json }: Seen): readonly Fault[] => {
  const version = Reflect.get(Object(json), 'version')
  const tag = headers.get('ETag')
  // A proxy that compresses a response may turn its tag into a weak one (`W/"7"`), so weak tags are accepted.
  return tag?.replace(/^W\//, '') === `"${version}"`
    ? []
    : [{ check: 'answer.etag', expected: `ETag "${version}", the version in the body`, seen: `ETag ${tag}` }]
}

const fileFaults = (types: readonly string[], { headers }: Seen): readonly Fault[] => {
  const type = headers.get('Content-Type')?.split(';')[0]?.trim() ?? 'none'
  return types.includes(type)
    ? []
    : [{ check: 'answer.file', expected: `a file of ${types.join(' or ')}`, seen: `Content-Type ${type}` }]
}

const refusalFaults = (endpoint: Endpoint, seen: Seen): readonly Fault[] => {
  const code = codeOf(seen)
  if (seen.status >= 500 && !(seen.status === 503 && waitingCodes.includes(String(code))))
    return [{ check: 'answer.no-server-error', expected: 'no status of 500 or more', seen: shortly(seen) }]
  const problem = Problem.safeParse(seen.json)
  if (!problem.success) {
    const [{ path } = { path: [] }] = problem.error.issues
    const ofRule = path[0] === 'issues' && path.length > 1
    const { expected, found } = mismatch(problem.error.issues, seen.json)
    return [
      {
        check: ofRule ? 'refusal.rule' : 'refusal.problem',
        expected: `a Problem: ${expected}`,
        seen: `${found}, in ${shortly(seen)}`,
      },
    ]
  }
  return [
    ...codeFaults(endpoint, seen, problem.data.code),
    ...issueFaults(seen, problem.data),
    ...headerFaults(seen, problem.data.code),
  ]
}

const codeFaults = (endpoint: Endpoint, seen: Seen, code: string): readonly Fault[] => {
  const declared = errorCodesOf(endpoint)
  if (!declared.includes(code)) {
    const ofStatus = declared.filter((known) => facts[known]?.status === seen.status)
    const expected = `a declared code${ofStatus.length === 0 ? `, none of which has status ${seen.status}` : `: ${ofStatus.join(', ')}`}`
    return [{ check: 'refusal.declared', expected, seen: shortly(seen) }]
  }
  const status = facts[code]?.status
  return status === seen.status
    ? []
    : [{ check: 'refusal.status', expected: `status ${status} for ${code}`, seen: shortly(seen) }]
}

const issueFaults = (seen: Seen, { code, issues }: Problem): readonly Fault[] =>
  namingCodes.includes(code) && !(issues ?? []).some(({ rule }) => rule !== '')
    ? [{ check: 'refusal.rule', expected: 'issues that name each field and its rule', seen: shortly(seen) }]
    : []

const headerFaults = (seen: Seen, code: string): readonly Fault[] => {
  const header = waitingCodes.includes(code)
    ? 'Retry-After'
    : code === 'unauthenticated'
      ? 'WWW-Authenticate'
      : undefined
  return header === undefined || seen.headers.has(header)
    ? []
    : [{ check: 'refusal.header', expected: `the header ${header}`, seen: 'no such header' }]
}
