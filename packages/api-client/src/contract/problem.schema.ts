import { z } from 'zod'

/**
 * Body of every answer that is not a success. `issues` name each field of a refused request by its path
 * (`requestedAmounts.0.totalAmount`) and, where there is one, the message key of the rule.
 */
export const Problem = z.object({
  code: z.string(),
  message: z.string().nullish(),
  requestId: z.string().nullish(),
  issues: z
    .array(
      z.object({
        rule: z.string(),
        key: z.string(),
        path: z.string(),
        params: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
      }),
    )
    .nullish(),
})
export type Problem = z.output<typeof Problem>
