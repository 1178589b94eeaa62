import { startFeeds } from '../api'
import type { OpenDatabase } from '../db/connection/open-database'
import { startTestServer, type TestServer } from './test-server'
import { createTestPortal, type TestPortal } from './test-sign-in'
import { createSeededDatabase } from './test-world'

/** The whole process with the demo data, its API and its event streams. */
export interface SeededServer {
  readonly database: OpenDatabase
  readonly server: TestServer
  readonly portal: TestPortal
  close(): Promise<void>
}

export async function startSeededServer(
  options: Pick<
    Parameters<typeof startTestServer>[1] & object,
    'admission' | 'watches' | 'now' | 'serviceAccounts' | 'tokenTtlSeconds'
  > = {},
): Promise<SeededServer> {
  const database = await createSeededDatabase()
  const feeds = await startFeeds(database.listen)
  const server = await startTestServer(database.db, { feeds, ...options })
  const close = async () => {
    await feeds.close()
    await server.stop()
    await database.close()
  }
  return { database, server, portal: await createTestPortal(server), close }
}
