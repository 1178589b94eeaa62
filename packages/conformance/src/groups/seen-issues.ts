import type { Seen } from '../checks/seen'

interface SeenIssue {
  readonly path: unknown
  readonly rule: unknown
  readonly params: unknown
}

/** The validation issues in the response to a refused call. */
export const issuesOf = ({ json }: Seen): readonly SeenIssue[] => {
  const issues: unknown = Reflect.get(Object(json), 'issues')
  return Array.isArray(issues)
    ? issues.map((found: unknown) => ({
        path: Reflect.get(Object(found), 'path'),
        rule: Reflect.get(Object(found), 'rule'),
        params: Reflect.get(Object(found), 'params'),
      }))
    : []
}
