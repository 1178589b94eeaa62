import { type FieldsOf, named } from '@remesa/domain/kernel'
import * as z from 'zod/mini'

/**
 * Body of every response that is not a success. `issues` contains each refused field, with its path
 * (`requestedAmounts.0.totalAmount`) and, if there is one, the message key of the rule.
 */
export const Problem = named<Problem>().object({
  code: z.string(),
  message: z.nullish(z.string()),
  requestId: z.nullish(z.string()),
  /** The current record, if a write was refused because the record had changed in the meantime. */
  current: z.optional(z.unknown()),
  issues: z.nullish(
    z.array(
      z.object({
        rule: z.string(),
        key: z.string(),
        path: z.string(),
        params: z._default(z.record(z.string(), z.union([z.string(), z.number()])), {}),
      }),
    ),
  ),
})
export interface Problem extends FieldsOf<typeof Problem> {}
