import { type FaultyProxy, startFaultyProxy } from './faulty-proxy'
import { freePort, newStorage, startSandbox } from './sandbox-process'

/**
 * A sandbox that can be killed and started again, behind a proxy that loses or refuses requests when a test demands it.
 */
export interface FaultySandbox {
  /** The URL that pages open, which is the URL of the proxy. */
  readonly url: string
  readonly proxy: FaultyProxy
  readonly pid: () => number
  /** Stops the sandbox with `kill -9`. */
  readonly kill: () => Promise<void>
  /**
   * Starts the sandbox again on the same port with the same data, and adds environment variables. Does nothing while
   * the sandbox runs.
   */
  readonly start: (more?: Readonly<Record<string, string>>) => Promise<void>
  readonly close: () => Promise<void>
}

export async function startFaultySandbox(env: Readonly<Record<string, string>> = {}): Promise<FaultySandbox> {
  const storage = await newStorage()
  const port = await freePort()
  const proxy = await startFaultyProxy(() => port)
  const launch = (more: Readonly<Record<string, string>> = {}) =>
    startSandbox({ storage, port, publicUrl: proxy.url, env: { ...env, ...more } })
  let sandbox = await launch()
  let isRunning = true
  return {
    url: proxy.url,
    proxy,
    pid: () => sandbox.pid,
    kill: () => {
      isRunning = false
      return sandbox.kill()
    },
    start: async (more) => {
      if (isRunning) return
      sandbox = await launch(more)
      isRunning = true
    },
    close: async () => {
      await sandbox.stop()
      await proxy.close()
      await storage.remove()
    },
  }
}
