/** The result of an audit. The result `unanswered` proves nothing, because the registry gave no readable response. */
export type Audit =
  | { readonly kind: 'clean'; readonly packages: number }
  | { readonly kind: 'vulnerabilities'; readonly lines: readonly string[] }
  | { readonly kind: 'unanswered'; readonly reason: string }

interface Advisory {
  readonly module_name: string
  readonly severity: string
  readonly title: string
  readonly url: string
  readonly patched_versions: string | null
  readonly findings: readonly { readonly version: string }[]
}

const line = ({ module_name, findings, severity, title, url, patched_versions }: Advisory): string =>
  `${module_name} ${findings.map(({ version }) => version).join(', ')}: ${severity}. ${title} (${url}) Mended in ${patched_versions ?? 'no version yet'}.`

/**
 * The result of an audit, read from the output of `pnpm audit --json`. It is `unanswered` if the registry refused the
 * request or was unreachable.
 */
export function readAudit(printed: string, complaint: string): Audit {
  const reason = () => complaint.replace(/\s+/g, ' ').trim().slice(0, 200) || 'no answer in time'
  if (!printed.trim().startsWith('{')) return { kind: 'unanswered', reason: reason() }
  const report: {
    advisories?: Readonly<Record<string, Advisory>>
    metadata?: { totalDependencies?: number }
  } = JSON.parse(printed)
  const packages = report.metadata?.totalDependencies ?? 0
  if (report.advisories === undefined || packages === 0) return { kind: 'unanswered', reason: reason() }
  const lines = Object.values(report.advisories).map(line)
  return lines.length === 0 ? { kind: 'clean', packages } : { kind: 'vulnerabilities', lines }
}
