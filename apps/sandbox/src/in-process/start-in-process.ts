import { type InProcessSandbox, startOnDatabase } from './start-on-database'
import { openWorld } from './world'

/**
 * Starts the reference back end without a port: the contract, its rules, storage and reports unchanged, with the demo
 * accounts. Tokens name their account, since there is no sign-in.
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
