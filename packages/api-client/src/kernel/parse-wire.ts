import {
  choiceIssue,
  err,
  type Issue,
  type IssueRule,
  type IssueRules,
  issue,
  ok,
  type Result,
} from '@remesa/domain/kernel'
import { match } from 'ts-pattern'
import type * as z from 'zod/mini'

type Mismatch = z.core.$ZodIssue

/**
 * The value that a schema accepts, or issues of the shared validation rules. Each issue has a path
 * (`requestedAmounts.0.totalAmount`) and, in `params`, the accepted values: a limit, a `format`, a list of values
 * (`oneOf`) or a `type`. A mismatch for which there is no rule is an issue of `invalid`.
 */
export const parseWire = <S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
): Result<z.output<S>, readonly Issue[]> => {
  try {
    const parsed = schema.safeParse(value)
    return parsed.success
      ? ok(parsed.data)
      : err(parsed.error.issues.flatMap((found) => issuesOf(found, value, [])))
  } catch {
    // A value with very many mismatches causes a RangeError inside the schema library, so it is refused as a whole.
    return err([issue('invalid', '')])
  }
}

const issuesOf = (mismatch: Mismatch, root: unknown, within: readonly PropertyKey[]): readonly Issue[] => {
  const path = [...within, ...mismatch.path]
  const found = <R extends IssueRule>(rule: R, params: IssueRules[R]): readonly Issue<R>[] => [
    issue(rule, dotted(path), params),
  ]
  return match(mismatch)
    .returnType<readonly Issue[]>()
    .with({ code: 'invalid_type' }, ({ expected }) => {
      if (expected === 'int') return found('integer', {})
      return valueAt(root, path) === undefined ? found('required', {}) : found('invalid', { type: expected })
    })
    .with({ code: 'too_small' }, ({ origin, minimum, inclusive }) => {
      if (measuresLength(origin)) return found('min', { length: Number(minimum) })
      return inclusive === false
        ? found('gt', { limit: Number(minimum) })
        : found('min_value', { min: Number(minimum) })
    })
    .with({ code: 'too_big' }, ({ origin, maximum }) =>
      measuresLength(origin)
        ? found('max', { length: Number(maximum) })
        : found('max_value', { max: Number(maximum) }),
    )
    .with({ code: 'invalid_format' }, ({ format, pattern }) =>
      format === 'email'
        ? found('email', {})
        : found('regex', { format: format === 'regex' ? (pattern ?? '') : format }),
    )
    .with({ code: 'invalid_value' }, ({ values }) =>
      valueAt(root, path) === undefined
        ? found('required', {})
        : [choiceIssue(dotted(path), values.map(String))],
    )
    .with({ code: 'unrecognized_keys' }, ({ keys }) =>
      keys.map((key) => issue('invalid', dotted([...path, key]))),
    )
    .with({ code: 'invalid_union' }, ({ errors }) => {
      if (valueAt(root, path) === undefined) return found('required', {})
      return closestBranch(errors)
        .flatMap((inner) => issuesOf(inner, root, path))
        .concat(errors.length === 0 ? found('invalid', {}) : [])
    })
    .with(
      { code: 'not_multiple_of' },
      { code: 'invalid_key' },
      { code: 'invalid_element' },
      { code: 'custom' },
      () => found('invalid', {}),
    )
    .exhaustive()
}

/**
 * The mismatches of one alternative in a union: the alternative with the longest path to a mismatch, which is closest
 * to the value.
 */
const closestBranch = (branches: readonly (readonly Mismatch[])[]): readonly Mismatch[] =>
  branches.reduce((best, branch) => (depthOf(branch) > depthOf(best) ? branch : best), branches[0] ?? [])

const depthOf = (branch: readonly Mismatch[]): number =>
  branch.reduce((deepest, mismatch) => Math.max(deepest, mismatch.path.length), 0)

const measuresLength = (origin: string): boolean => origin === 'string' || origin === 'array'

const dotted = (path: readonly PropertyKey[]): string => path.map(String).join('.')

const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    root,
  )
