import type * as z from 'zod/mini'
import type { Issue } from './issue'
import { err, ok, type Result } from './result'
import { issue } from './validation'

/** The highest number of issues in the result of a failed validation. */
const MAX_ISSUES = 20

/**
 * Validates an unknown value by a schema. A failure contains an issue of the rule `malformed` for each of the first
 * twenty values that do not match. The path of an issue has dots between its levels, and `expected` is the term of the
 * schema for the values that it accepts. (KRN-33)
 */
export const parseWith = <S extends z.ZodMiniType>(
  schema: S,
  raw: unknown,
): Result<z.output<S>, readonly Issue[]> => {
  try {
    const parsed = schema.safeParse(raw)
    if (parsed.success) return ok(parsed.data)
    return err(
      parsed.error.issues.slice(0, MAX_ISSUES).map(({ path, code, ...rest }) =>
        issue('malformed', path.map(String).join('.'), {
          expected: 'expected' in rest ? String(rest.expected) : code,
        }),
      ),
    )
  } catch (thrown) {
    // `safeParse` overflows the stack for a value with very many mismatches or very deep nesting. Such a value is
    // refused with a single issue.
    if (thrown instanceof RangeError) return err([issue('malformed', '', { expected: 'smaller value' })])
    throw thrown
  }
}
