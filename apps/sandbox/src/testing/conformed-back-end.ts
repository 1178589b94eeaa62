import { contractFacts } from '@remesa/api-client/openapi'
import { createApi, startFeeds } from '../api'
import { findAccountByUsername } from '../users'
import { workReports } from '../worker'
import { createSeededDatabase, worldStart } from './test-world'

/**
 * A back end with the demo data, its event streams, and a report of the operator account. Each token is a user name.
 */
export interface ConformedBackEnd {
  readonly fetch: typeof globalThis.fetch
  readonly now: () => Date
  close(): Promise<void>
}

export async function startConformedBackEnd(): Promise<ConformedBackEnd> {
  const { db, listen, close } = await createSeededDatabase()
  const feeds = await startFeeds(listen)
  const now = () => worldStart
  const api = createApi({
    db,
    now,
    env: { baseUrl: 'http://localhost:4000' },
    feeds,
    verifyToken: async (token) => {
      const account = await findAccountByUsername(db, token)
      return account && { sub: account.id }
    },
  })
  const fetch: typeof globalThis.fetch = async (input, init) => api.fetch(new Request(input, init))
  const asked = await fetch('http://back-end/api/configuration/v1/report/orders', {
    method: 'POST',
    headers: { Authorization: 'Bearer customer-operator', 'Content-Type': 'application/json' },
    body: JSON.stringify(contractFacts.reports.calls.requestOrders.body),
  })
  if (asked.status !== 200) throw new Error(`the report is answered ${asked.status}`)
  await workReports(db, { now })
  return {
    fetch,
    now,
    close: async () => {
      await feeds.close()
      await close()
    },
  }
}
