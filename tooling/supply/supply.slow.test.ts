import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { read } from '../conventions/repository.ts'
import { readAudit } from './audit.ts'
import { type Component, shippedPackages } from './bill.ts'
import { isAllowed, refusedPackages } from './licences.ts'
import { NODE_PROGRAMS, PNPM_ARCHIVES, PNPM_VERSION } from './pins.mjs'
import { hasIntegrity, pinnedPnpm } from './pnpm.mjs'

const licensed = (name: string, ...ids: readonly string[]): Component => ({
  name,
  version: '1.0.0',
  licenses: ids.map((id) => ({ license: { id } })),
})

describe('the packages that are shipped', () => {
  const shipped = shippedPackages()

  it('the list of shipped packages contains each package with its checksum', () => {
    expect(shipped.length).toBeGreaterThan(200)
    expect(shipped.map(({ name }) => name)).toEqual(expect.arrayContaining(['hono', 'react', 'pglite']))
    const unproved = shipped.filter(
      ({ externalReferences = [] }) =>
        !externalReferences.some(({ type, hashes = [] }) => type === 'distribution' && hashes.length > 0),
    )
    expect(unproved).toEqual([])
  })

  it('the shipped packages have permitted licences', () => {
    expect(refusedPackages(shipped)).toEqual([])
  })
})

describe('a licence that is not allowed', () => {
  it('a package with a forbidden licence is refused with its name', () => {
    expect(refusedPackages([licensed('kind', 'MIT'), licensed('strict', 'GPL-3.0-only')])).toEqual([
      'strict 1.0.0: GPL-3.0-only',
    ])
    expect(refusedPackages([{ group: '@some', name: 'silent', version: '2.0.0' }])).toEqual([
      '@some/silent 2.0.0: no licence is named',
    ])
  })

  it('a package is accepted if one of its alternative licences is permitted, but not if a forbidden licence applies in addition', () => {
    expect(isAllowed('(MIT OR GPL-3.0-only)')).toBe(true)
    expect(isAllowed('(MIT AND GPL-3.0-only)')).toBe(false)
    expect(isAllowed('(MIT AND Zlib)')).toBe(true)
    expect(isAllowed('(MIT OR (GPL-3.0-only AND ISC))')).toBe(false)
    expect(isAllowed('')).toBe(false)
  })
})

describe('an audit', () => {
  const metadata = { totalDependencies: 325 }
  const advisory = {
    module_name: 'hono',
    severity: 'high',
    title: 'A vulnerability',
    url: 'https://example.test/1',
    patched_versions: null,
    findings: [{ version: '4.13.19' }],
  }

  it('a security audit reports the name of each known vulnerability and the affected version', () => {
    expect(readAudit(JSON.stringify({ advisories: { 1: advisory }, metadata }), '')).toEqual({
      kind: 'vulnerabilities',
      lines: ['hono 4.13.19: high. A vulnerability (https://example.test/1) Mended in no version yet.'],
    })
  })

  it('a security audit passes if the registry reports no vulnerability, and does not pass if the registry sends no valid report', () => {
    expect(readAudit(JSON.stringify({ advisories: {}, metadata }), '')).toEqual({
      kind: 'clean',
      packages: 325,
    })
    expect(readAudit('{}', '').kind).toBe('unanswered')
    expect(readAudit('', 'responded\n with 405').kind).toBe('unanswered')
  })
})

describe('the package manager and Node', () => {
  it('checksums pin the package manager and Node for continuous integration and the container', () => {
    for (const platform of ['linux-x64', 'linux-arm64']) {
      expect(PNPM_ARCHIVES[platform]).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/)
      expect(NODE_PROGRAMS[platform]).toMatch(/^[0-9a-f]{128}$/)
    }
    expect(JSON.parse(read('package.json')).devDependencies.node).toBe('24.21.0')
    expect(pinnedPnpm()).toEqual({ words: [expect.stringContaining(PNPM_VERSION)] })
  })

  it('the package manager and Node are not run from an archive with a different checksum', () => {
    const folder = mkdtempSync(join(tmpdir(), 'remesa-pin-'))
    const file = join(folder, 'archive.tgz')
    writeFileSync(file, 'something else')
    expect(hasIntegrity(file, PNPM_ARCHIVES['linux-x64'] ?? '')).toBe(false)
    rmSync(folder, { recursive: true })
  })

  it('the lockfile accepts a release only three days after its publication', () => {
    expect(read('pnpm-workspace.yaml')).toMatch(/^minimumReleaseAge: 4320$/m)
  })
})
