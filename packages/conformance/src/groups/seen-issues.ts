import type { Seen } from '../checks/seen'

interface SeenIssue {
  readonly path: unknown
  readonly rule: unknown
  readonly params: unknown
}

/** The issues of a refusal. */
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
