import { signInAt } from './sign-in.ts'

/**
 * Prints an ID token with which a call can be made by hand: `node token.ts http://localhost:4000 customer-operator
 * remesa`. The token is valid for some minutes.
 */
const [origin = 'http://localhost:4000', username = 'customer-operator', password = 'remesa'] =
  process.argv.slice(2)
const session = await signInAt(origin, username, password)
process.stdout.write(`${await session.getToken()}\n`)
