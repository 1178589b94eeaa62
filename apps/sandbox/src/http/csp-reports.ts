import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { AppEnv } from '../kernel/node-bindings'
import { createRateLimit } from '../kernel/rate-limit'

/** Where browsers report what the policy of a page has stopped. */
export const cspReportPath = '/csp-reports'
/** Name of the group of addresses in `Reporting-Endpoints` and `report-to`. */
export const cspReportGroup = 'csp'

/** A browser sends a few reports at a time; whoever sends more is none. */
const mostBytes = 16 * 1024
const mostReports = 10
const longestText = 200

/** What is logged of a report. */
export interface CspReport {
  /** The directive that stopped something: `script-src-elem`. */
  readonly directive: string
  /** What was stopped: an address without its query, or a word such as `inline`. */
  readonly blocked: string
  /** The page, and the script that asked for it, without their queries and fragments. */
  readonly page: string
  readonly source: string
  readonly line: number
}

/** An address without what may be secret or personal in it: credentials, query and fragment. Other words stay as they are. */
const bareAddress = (text: string): string => {
  const url = URL.parse(text)
  if (url === null) return text.split(/[?#]/)[0]?.slice(0, longestText) ?? ''
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  return (isWeb ? `${url.origin}${shownPath(url.pathname)}` : url.protocol).slice(0, longestText)
}

/** The id of a sign-in is part of its path. */
const shownPath = (path: string): string =>
  path.replace(/^\/(login|oidc\/auth)\/(?!assets\/)[^/]+/, '/$1/:uid')

const text = z.catch(z.string(), '')
const line = z.catch(z.number(), 0)

/** As the Reporting API sends it, in a list. */
const Reported = z.pipe(
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({
      effectiveDirective: text,
      blockedURL: text,
      documentURL: text,
      sourceFile: text,
      lineNumber: line,
    }),
  }),
  z.transform(({ body }) => body),
)
/** As `report-uri` sends it, one at a time. */
const Older = z.pipe(
  z.object({
    'csp-report': z.object({
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'document-uri': text,
      'source-file': text,
      'line-number': line,
    }),
  }),
  z.transform(({ 'csp-report': report }) => ({
    effectiveDirective: report['effective-directive'] || report['violated-directive'],
    blockedURL: report['blocked-uri'],
    documentURL: report['document-uri'],
    sourceFile: report['source-file'],
    lineNumber: report['line-number'],
  })),
)
const Reports = z.union([
  z.array(z.catch(z.nullable(Reported), null)).check(z.maxLength(mostReports)),
  z.pipe(
    Older,
    z.transform((report) => [report]),
  ),
])

/** The reports of a body; none where it has another form. */
export const readCspReports = (body: string): readonly CspReport[] => {
  const found = Reports.safeParse(parsed(body))
  if (!found.success) return []
  return found.data.flatMap((report) =>
    report === null
      ? []
      : [
          {
            directive: (report.effectiveDirective.split(' ')[0] ?? '').slice(0, longestText),
            blocked: bareAddress(report.blockedURL),
            page: bareAddress(report.documentURL),
            source: bareAddress(report.sourceFile),
            line: report.lineNumber,
          },
        ],
  )
}

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/**
 * Takes reports of browsers: 204 for what it read or could not read, 413 for a body over 16 kB, 429 beyond so many a minute
 * of one network. Nobody waits for the answer.
 */
export const createCspReports = (options: {
  readonly perMinute: number
  readonly networkOf: (c: Context<AppEnv>) => string
  readonly onReport: (report: CspReport) => void
}) => {
  const limit = createRateLimit(options.perMinute)
  return async (c: Context<AppEnv>): Promise<Response> => {
    const seconds = limit(options.networkOf(c))
    if (seconds > 0) return c.body(null, 429, { 'Retry-After': String(seconds), Connection: 'close' })
    if (Number(c.req.header('content-length') ?? mostBytes + 1) > mostBytes)
      return c.body(null, 413, { Connection: 'close' })
    for (const report of readCspReports(await c.req.text())) options.onReport(report)
    return c.body(null, 204)
  }
}
