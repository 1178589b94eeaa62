import { type InProcessSandbox, startOnDatabase } from './start-on-database'
import { openWorld } from './world'

/**
 * * Starts the reference back end without a network port. It has the product's contract, rules, storage and reports,
 * and the demo accounts. There is no sign-in, so a token contains the name of its account.
 *
 * @example
 * ```ts
 * const sandbox = await startInProcess()
 * const getToken = () => sandbox.tokenOf('customer-operator')
 * const api = createClient({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch, getToken }, contract)
 * sandbox.fail({ call: 'orders.createPickup', as: 'lost-answer' })
 * const me = await api.session.me()
 * if (me.ok) me.value.username // 'customer-operator'
 * await sandbox.close()
 * ```
 */
export const startInProcess = async (): Promise<InProcessSandbox> => startOnDatabase(await openWorld())
