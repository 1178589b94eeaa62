import { contract, createClient } from '@remesa/api-client'
import { signInWithDevice } from '@remesa/api-client/node'

/**
 * Signs in a person on a machine without a browser: `node sign-in-with-a-device.ts http://localhost:4000`. The person
 * types the code in a browser on any other device.
 */
const [origin = 'http://localhost:4000'] = process.argv.slice(2)
const signedIn = await signInWithDevice({
  issuer: `${origin}/oidc`,
  program: 'sign-in-with-a-device',
  onCode: ({ verificationUri, userCode }) =>
    process.stdout.write(`Open ${verificationUri} on any device and type ${userCode}\n`),
})
if (!signedIn.ok) throw new Error(`nobody is signed in: ${signedIn.error.kind}`)

const api = createClient({ baseUrl: origin, ...signedIn.value }, contract)
const me = await api.session.me()
process.stdout.write(me.ok ? `Signed in as ${me.value.username}\n` : `${me.error.kind}\n`)
await signedIn.value.signOut()
