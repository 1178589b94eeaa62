import { setTimeout as sleep } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'

export interface ChannelListener {
  readonly onMessage: (payload: string) => void
  /**
   * The function that is called after the connection was lost for a while, because notifications may have been missed.
   */
  readonly onGap: () => void
}

type Listen = (channel: string, listener: ChannelListener) => Promise<() => Promise<void>>

const retryMs = 2_000

/** Listens to notifications of the embedded database. None of them can be lost. */
export const listenEmbedded =
  (client: PGlite): Listen =>
  async (channel, { onMessage }) => {
    const stop = await client.listen(channel, onMessage)
    return () => (client.closed ? Promise.resolve() : stop())
  }

/** Listens to notifications over a separate connection, which is opened again after a failure. */
export const listenServer =
  (databaseUrl: string, onError: (error: Error) => void): Listen =>
  async (channel, { onMessage, onGap }) => {
    const ended = new AbortController()
    let client: Client | undefined

    /** Listens over one connection until this connection ends. */
    const listenOnce = (isFirst: boolean) =>
      new Promise<void>((resolve) => {
        const connection = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
        const lose = (error: Error) => {
          onError(error)
          connection.end().catch(() => {})
          resolve()
        }
        client = connection
        connection.on('error', lose)
        connection.on('end', resolve)
        connection.on('notification', ({ payload }) => onMessage(payload ?? ''))
        connection
          .connect()
          .then(() => connection.query(`listen ${channel}`))
          .then(() => {
            connected()
            if (!isFirst) onGap()
          })
          .catch(lose)
      })

    let connected = () => {}
    const ready = new Promise<void>((resolve) => {
      connected = resolve
    })
    const keepListening = async () => {
      for (let isFirst = true; !ended.signal.aborted; isFirst = false) {
        await listenOnce(isFirst)
        // The process has to start even while the database is unreachable, so a failure does not end the start.
        connected()
        await sleep(retryMs, undefined, { signal: ended.signal, ref: false }).catch(() => {})
      }
    }
    void keepListening()
    await ready
    return async () => {
      ended.abort()
      await client?.end().catch(() => {})
    }
  }
