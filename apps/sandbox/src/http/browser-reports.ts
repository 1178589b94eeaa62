import type { Context } from 'hono'
import type { AppEnv } from '../kernel/node-bindings'
import { createRateLimit } from '../kernel/rate-limit'

const mostBytes = 16 * 1024
/** The most reports of one kind from one network per minute: enough to notice a page that is broken for all users. */
const mostPerMinute = 60

/** The value of a body; `undefined` if the body is not JSON. */
export const jsonOf = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/**
 * Handler of the reports that browsers send without waiting for the answer: 204 for valid and for unreadable reports,
 * 413 for a body over 16 kB, 429 beyond 60 reports a minute from one network.
 */
export const createBrowserReports = <Report>(options: {
  /** The reports in a body; empty for any other shape. */
  readonly read: (body: string) => readonly Report[]
  readonly networkOf: (c: Context<AppEnv>) => string
  readonly onReport: (report: Report) => void
}) => {
  const limit = createRateLimit(mostPerMinute)
  return async (c: Context<AppEnv>): Promise<Response> => {
    const seconds = limit(options.networkOf(c))
    if (seconds > 0) return c.body(null, 429, { 'Retry-After': String(seconds), Connection: 'close' })
    if (Number(c.req.header('content-length') ?? mostBytes + 1) > mostBytes)
      return c.body(null, 413, { Connection: 'close' })
    for (const report of options.read(await c.req.text())) options.onReport(report)
    return c.body(null, 204)
  }
}
