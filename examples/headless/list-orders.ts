import { contract, createClient } from '@remesa/api-client'
import { signInAsService } from '@remesa/api-client/node'
import { each, unwrap } from '@remesa/api-client/tasks'

/**
 * Signs in as the service account `nightly`, without a person, and lists the upcoming orders of every service point
 * that its user may see: `REMESA_SECRET=... node list-orders.ts http://localhost:4000 nightly`.
 */
const [origin = 'http://localhost:4000', clientId = 'nightly'] = process.argv.slice(2)
const signedIn = await signInAsService({
  issuer: `${origin}/oidc`,
  clientId,
  clientSecret: process.env['REMESA_SECRET'] ?? '',
})
if (!signedIn.ok) {
  const { error } = signedIn
  throw new Error(error.kind === 'denied' ? `the account is refused: ${error.reason}` : error.kind)
}

const api = createClient({ baseUrl: origin, ...signedIn.value }, contract)
const { country } = await unwrap(api.session.me())
const params = { countryCode: country.code }
let listed = 0
for await (const order of each(({ query }) => api.orders.upcoming({ params, query }), {})) {
  process.stdout.write(`${order.serviceCode} ${order.servicePoint.description}\n`)
  listed += 1
}
process.stdout.write(`${listed} orders\n`)
await signedIn.value.signOut()
