import { type ProgramSession, signIn } from '@remesa/api-client/node'
import { fillInForm } from './fill-in-form.ts'

/**
 * Signs a person in: it prints an address, which the person opens in a browser. With a password the form is filled in
 * for them, which a run without a person needs; a script may know only passwords of demo accounts.
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
