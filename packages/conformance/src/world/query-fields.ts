import type { Endpoint } from '@remesa/api-client/contract'

/** The schema of a query parameter. */
export type QueryField = NonNullable<Endpoint['body']>

/** The query parameters of a call with their schemas. */
export const queryFields = ({ query }: Endpoint): ReadonlyMap<string, QueryField> =>
  new Map(Object.entries((query?.shape ?? {}) as Readonly<Record<string, QueryField>>))

/**
 * The values that a query parameter accepts; empty if its schema lists no values. The schema refuses a wrong text, and
 * its issue contains the accepted values.
 */
export const choicesOf = (endpoint: Endpoint, name: string): readonly string[] => {
  const refused = queryFields(endpoint).get(name)?.safeParse('none of those')
  if (refused === undefined || refused.success) return []
  return refused.error.issues.flatMap((issue) =>
    issue.code === 'invalid_value' ? issue.values.map(String) : [],
  )
}
