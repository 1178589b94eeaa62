import * as z from 'zod/mini'
import { jsonOf } from './browser-reports'

/** Address for the portal's reports of failed sign-ins. */
export const signInFailuresPath = '/sign-in-failures'

const SignInFailure = z.object({
  /** The code of the failure; the visitor sees the same code. */
  reference: z.string().check(z.regex(/^[0-9A-F]{8}$/)),
  reason: z.string().check(z.minLength(1), z.maxLength(200)),
})
/** The logged part of a failed sign-in. */
export type SignInFailure = z.output<typeof SignInFailure>

/** The report in a body; `undefined` for any other shape. */
export const readSignInFailures = (body: string): readonly SignInFailure[] => {
  const { data } = SignInFailure.safeParse(jsonOf(body))
  return data === undefined ? [] : [data]
}
