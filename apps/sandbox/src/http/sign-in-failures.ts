import * as z from 'zod/mini'
import { jsonOf } from './browser-reports'

/** URL path to which the portal reports failed sign-ins. */
export const signInFailuresPath = '/sign-in-failures'

const SignInFailure = z.object({
  /** The reference of the failure, which the visitor also sees. */
  reference: z.string().check(z.regex(/^[0-9A-F]{8}$/)),
  reason: z.string().check(z.minLength(1), z.maxLength(200)),
})
/** The logged fields of a report about a failed sign-in. */
export type SignInFailure = z.output<typeof SignInFailure>

/** The reports in a body; empty if the body has another format. */
export const readSignInFailures = (body: string): readonly SignInFailure[] => {
  const { data } = SignInFailure.safeParse(jsonOf(body))
  return data === undefined ? [] : [data]
}
