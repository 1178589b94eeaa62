import type { Endpoint, ListedEndpoint } from '@remesa/api-client/contract'
import type { Outcome } from '../checks/outcome'
import { codeOf, type Seen } from '../checks/seen'
import { queryFields } from '../world/query-fields'
import { textOf, withQuery } from '../world/requests'
import { askedInVain, type Bench, type Expectation, forEach, tried } from './bench'
import { checkPickupRules } from './pickup-rules'
import { issuesOf } from './seen-issues'

/**
 * Sends requests that the back end must refuse: bodies that do not match the schema, parameters outside the contract,
 * and pickups that break a rule. A back end that refuses them stores nothing.
 */
export const checkRefusals = async (bench: Bench): Promise<readonly Outcome[]> => [
  ...(await forEach(bench.calls, (listed) => checkForms(bench, listed))),
  ...(await checkPickupRules(bench)),
]

const checkForms = async (bench: Bench, listed: ListedEndpoint): Promise<readonly Outcome[]> => {
  const { endpoint } = listed
  const outgoing = await askedInVain(bench, listed)
  if (outgoing === undefined) return []
  const outcomes: Outcome[] = []
  const body = refusedBody(endpoint)
  if (body !== undefined) {
    const expectation = refusedWith(listed, 'refusals.body', 'request.invalid-body', hasIssues)
    outcomes.push(...(await tried(bench, expectation, { ...outgoing, body: textOf(body) })))
  }
  for (const [name, accepted] of refusedParameters(endpoint)) {
    const expectation = refusedWith(
      listed,
      'refusals.query',
      'request.invalid-query',
      (seen) => issuesOf(seen).some((issue) => issue.path === name && says(issue.params, accepted)),
      `an issue at ${name}${accepted === undefined ? '' : ` with ${accepted}, what would be accepted`}`,
    )
    const sent = endpoint.body === undefined ? undefined : textOf(body)
    outcomes.push(...(await tried(bench, expectation, { ...withQuery(outgoing, name, oddText), body: sent })))
  }
  return outcomes
}

const oddText = 'conformance: none of those'

const refusedWith = (
  listed: ListedEndpoint,
  check: string,
  code: string,
  holds: (seen: Seen) => boolean,
  also = 'issues with paths and rules',
): Expectation => ({
  group: 'refusals',
  check,
  listed,
  expected: `400 ${code}, ${also}`,
  holds: (seen) => seen.status === 400 && codeOf(seen) === code && holds(seen),
})

/** A body that the contract does not accept; `undefined` for a call without a body. */
const refusedBody = ({ body }: Endpoint): unknown =>
  body === undefined ? undefined : [{}, [], 'text', 0].find((candidate) => !body.safeParse(candidate).success)

type Accepted = 'oneOf' | 'format' | undefined

/**
 * The query parameters that do not accept the text `oddText`. Each has the name of the property that its issue must
 * contain: `oneOf` for a list of accepted values, `format` for an accepted format; `undefined` if no property is
 * required.
 */
const refusedParameters = (endpoint: Endpoint): readonly (readonly [name: string, accepted: Accepted])[] =>
  [...queryFields(endpoint)].flatMap(([name, field]) => {
    const parsed = field.safeParse(oddText)
    if (parsed.success) return []
    const codes = parsed.error.issues.map(({ code }) => code)
    const accepted = codes.includes('invalid_value')
      ? 'oneOf'
      : codes.includes('invalid_format')
        ? 'format'
        : undefined
    return [[name, accepted] as const]
  })

const hasIssues = (seen: Seen): boolean => issuesOf(seen).length > 0

const says = (params: unknown, accepted: Accepted): boolean =>
  accepted === undefined || Reflect.has(Object(params), accepted)
