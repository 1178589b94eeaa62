import { type ProgramSession, signIn } from '@remesa/api-client/node'
import { fillInForm } from './fill-in-form.ts'

/**
 * Signs in a person. It prints a URL, which the person opens in a browser. If a password is given, the script fills in
 * the form itself, for runs without a person. A script may know only passwords of demo accounts.
 */
export async function signInAt(origin: string, username: string, password = ''): Promise<ProgramSession> {
  const signedIn = await signIn({
    issuer: `${origin}/oidc`,
    open: (url) =>
      password === ''
        ? process.stdout.write(`Open this address to sign in: ${url}\n`)
        : fillInForm(url, username, password),
  })
  if (!signedIn.ok) throw new Error(`nobody is signed in: ${signedIn.error.kind}`)
  return signedIn.value
}
