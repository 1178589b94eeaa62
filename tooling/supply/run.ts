import { readAudit } from './audit.ts'
import { packageName, runPnpm, shippedPackages, writeBill } from './bill.ts'
import { licenceOf, refusedPackages } from './licences.ts'

// `node tooling/supply/run.ts sbom [FILE] | licences | audit [--required]`
const [task, ...rest] = process.argv.slice(2)

function sbom(): number {
  const file = rest[0] ?? 'remesa.cdx.json'
  writeBill(file)
  console.log(`Wrote the bill of materials to ${file}.`)
  return 0
}

function licences(): number {
  const packages = shippedPackages()
  for (const component of packages)
    console.log(`${licenceOf(component)}\t${packageName(component)} ${component.version}`)
  const refused = refusedPackages(packages)
  for (const line of refused) console.error(`✗ ${line}`)
  console.log(`${packages.length} packages, ${refused.length} with a licence that is not allowed.`)
  return refused.length === 0 ? 0 : 1
}

/**
 * Runs the audit. An audit without a response fails only with `--required`. A release needs a result, but work on a
 * machine without the registry can continue.
 */
function audit(): number {
  const { stdout, stderr } = runPnpm(['audit', '--prod', '--json'], { pnpm_config_fetch_retries: '0' })
  const found = readAudit(stdout ?? '', stderr ?? '')
  if (found.kind === 'vulnerabilities') {
    for (const line of found.lines) console.error(`✗ ${line}`)
    return 1
  }
  if (found.kind === 'unanswered') {
    console.error(`! NOT CHECKED: the registry of this machine answers no audit (${found.reason}).`)
    return rest.includes('--required') ? 1 : 0
  }
  console.log(`No known vulnerability in ${found.packages} packages.`)
  return 0
}

const tasks: Readonly<Record<string, () => number>> = { sbom, licences, audit }
process.exit(tasks[task ?? '']?.() ?? 2)
