import * as z from 'zod/mini'
import { jsonOf } from './browser-reports'

/** URL path to which browsers report blocked parts of a page. */
export const cspReportPath = '/csp-reports'
/** Name of the reporting group in `Reporting-Endpoints` and `report-to`. */
export const cspReportGroup = 'csp'

/**
 * Largest number of reports in a body. Browsers send only a few at a time, so a client that sends more is no browser.
 */
const mostReports = 10
const longestText = 200

/** The fields of a browser's report that are logged. */
export interface CspReport {
  /** The directive that was violated, such as `script-src-elem`. */
  readonly directive: string
  /** The resource that was blocked: a URL without its query, or a word such as `inline`. */
  readonly blocked: string
  /** The URLs of the page and of the script that requested the resource, without queries and fragments. */
  readonly page: string
  readonly source: string
  readonly line: number
}

/**
 * A URL without its parts that may be secret or personal: credentials, query and fragment. A text that is not a URL is
 * returned unchanged.
 */
const bareAddress = (text: string): string => {
  const url = URL.parse(text)
  if (url === null) return text.split(/[?#]/)[0]?.slice(0, longestText) ?? ''
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  return (isWeb ? `${url.origin}${shownPath(url.pathname)}` : url.protocol).slice(0, longestText)
}

/** The path of a URL. The id of a sign-in in the path is replaced by `:uid`. */
const shownPath = (path: string): string =>
  path.replace(/^\/(login|oidc\/auth)\/(?!assets\/)[^/]+/, '/$1/:uid')

const text = z.catch(z.string(), '')
const line = z.catch(z.number(), 0)

/** Reports in the format of the Reporting API. A body contains a list of reports. */
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
/** A report in the format of `report-uri`. A body contains a single report. */
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

/** The reports in a body; empty if the body has another format. */
export const readCspReports = (body: string): readonly CspReport[] => {
  const found = Reports.safeParse(jsonOf(body))
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
