import type * as z from 'zod/mini'
import type { Issue } from './issue'
import { err, ok, type Result } from './result'
import { issue } from './validation'

/** The most issues that a failed validation lists. */
const MAX_ISSUES = 20

/**
 * Validates an unknown value by a schema. A failure lists the first twenty values that do not match, as issues of the
 * rule `malformed`. Paths have dots between their levels, and `expected` is the schema's own term for what it accepts.
 * (KRN-33)
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
    // `safeParse` overflows the stack for a value with very many mismatches or very deep nesting, which is then refused
    // as a whole.
    if (thrown instanceof RangeError) return err([issue('malformed', '', { expected: 'smaller value' })])
    throw thrown
  }
}
