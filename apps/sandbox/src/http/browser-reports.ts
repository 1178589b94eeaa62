import type { Context } from 'hono'
import type { AppEnv } from '../kernel/node-bindings'
import { createRateLimit } from '../kernel/rate-limit'

const mostBytes = 16 * 1024
/**
 * Largest number of reports of one type that are accepted from one network in a minute. It is large enough to notice a
 * page that is broken for all users.
 */
const mostPerMinute = 60

/** The JSON value of a body; `undefined` if the body is not JSON. */
export const jsonOf = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/**
 * Creates the handler of reports that browsers send without reading the response. The status is 204 for valid and for
 * unreadable reports. It is 413 for a body over 16 kB, and 429 after 60 reports in a minute from one network.
 */
export const createBrowserReports = <Report>(options: {
  /** The reports in a body; empty if the body has another format. */
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
