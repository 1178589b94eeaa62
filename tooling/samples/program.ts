import { vi } from 'vitest'
import { startInProcess } from '../../apps/sandbox/src/in-process/index.ts'
import { contract, createClient } from '../../packages/api-client/src/index.ts'
import { bindContract, refuse } from '../../packages/api-client/src/server/index.ts'
import { all, orderingAt, unwrap } from '../../packages/api-client/src/tasks/index.ts'
import { isDepositServicePoint } from '../../packages/domain/src/deposits/index.ts'
import {
  buildOrdersReportRequest,
  groupServicePoints,
  historyWindow,
  resolveOrderFilters,
} from '../../packages/domain/src/orders/index.ts'
import { servicePointTimeZone } from '../../packages/domain/src/service-points/index.ts'
import type { Given } from './around.ts'

/** A program that runs samples with the reference back end. The time is the first day of the demo data. */
export interface Program {
  readonly given: Given & { readonly startInProcess: typeof startInProcess }
  readonly end: () => Promise<void>
}

const found = <T>(what: string, value: T | undefined): T => {
  if (value === undefined) throw new Error(`the demo world has no ${what}`)
  return value
}

export async function startProgram(): Promise<Program> {
  const sandbox = await startInProcess()
  vi.useFakeTimers({ toFake: ['Date'], now: sandbox.now() })
  vi.stubGlobal('fetch', sandbox.fetch)
  const token = sandbox.tokenOf('customer-operator')
  const api = createClient({ baseUrl: 'http://sandbox.test', getToken: () => token }, contract)
  const points = await unwrap(all(api.servicePoints.list, { active: true }))
  const servicePoint = found(
    'shop that declares what is in its bags',
    points.find(({ agilePickup }) => agilePickup),
  )
  const bank = found('place with a device', points.find(isDepositServicePoint))
  const shop = await unwrap(orderingAt(api, servicePoint))
  const { serviceId } = await unwrap(shop.order('pickup').send())
  const order = (await unwrap(shop.history())).find((row) => row.serviceId === serviceId)
  const { subclient, id: servicePointId } = servicePoint
  const filters = resolveOrderFilters(groupServicePoints([servicePoint]), {
    clientId: subclient.client.id,
    subclientId: subclient.id,
    servicePointId,
  })
  const { config, user } = shop.facts
  const timeZone = servicePointTimeZone(servicePoint, user)
  const window = historyWindow(config, { now: sandbox.now(), timeZone })
  const type = found('report of orders', (await unwrap(api.reports.orderTypes()))[0])
  const body = buildOrdersReportRequest(type, filters, { window, countryCode: shop.countryCode })
  const served = { country: { config: contract.country.config } }
  const handlers = { country: { config: () => refuse.notFound() } }
  const routes = bindContract(served, handlers, { guard: () => refuse.unauthenticated().error })
  return {
    given: {
      api,
      token,
      servicePoint,
      bank,
      order,
      body,
      idempotencyKey: crypto.randomUUID(),
      startInProcess,
      routes,
      contextOf: () => ({}),
    },
    end: async () => {
      vi.unstubAllGlobals()
      vi.useRealTimers()
      await sandbox.close()
    },
  }
}
