import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fail, root } from '../run.ts'
import { pinnedPnpm } from './pnpm.mjs'

/** A component of a CycloneDX bill of materials, with the fields that the checks use. */
export interface Component {
  readonly group?: string
  readonly name: string
  readonly version: string
  readonly licenses?: readonly {
    readonly expression?: string
    readonly license?: { readonly id?: string; readonly name?: string }
  }[]
  readonly externalReferences?: readonly { readonly type: string; readonly hashes?: readonly unknown[] }[]
}

/** The name of a package with its scope, as in manifests. */
export const packageName = ({ group, name }: Component): string =>
  group === undefined ? name : `${group}/${name}`

/** Runs the pinned pnpm on the workspace to its end, and returns the result. */
export function runPnpm(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const pnpm = pinnedPnpm()
  if ('problem' in pnpm) return fail(pnpm.problem)
  const [command, ...before] = pnpm.words
  return spawnSync(command, [...before, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64_000_000,
    timeout: 60_000,
  })
}

/** Writes the bill of materials of all shipped packages in CycloneDX 1.6, without development tools. */
export function writeBill(file: string): void {
  const { status, stderr } = runPnpm([
    'sbom',
    '--prod',
    '--sbom-format',
    'cyclonedx',
    '--sbom-spec-version',
    '1.6',
    '--sbom-type',
    'application',
    '--out',
    file,
  ])
  if (status !== 0) fail(`The bill of materials could not be written. ${stderr}`)
}

/** The shipped third-party packages: the installed production dependencies without the packages of the workspace. */
export function shippedPackages(): readonly Component[] {
  const folder = mkdtempSync(join(tmpdir(), 'remesa-bill-'))
  const file = join(folder, 'bill.json')
  try {
    writeBill(file)
    const { components }: { components: readonly Component[] } = JSON.parse(readFileSync(file, 'utf8'))
    return components.filter(({ group }) => group !== '@remesa')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
