import { describe, expect, it } from 'vitest'
import { files, read, sources } from './repository.ts'

const featureWords = [
  'abilities',
  'country',
  'session',
  'shell',
  'orders',
  'declared-values',
  'deposits',
  'reports',
  'firms',
  'imports',
  'users',
  'records',
  'history',
  'clients',
  'subclients',
  'service-points',
  'views',
  'kernel',
]

/** Folders of each layer that do not belong to a feature of the product. */
const layerFolders: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': ['rules'],
  'packages/api-client': ['client', 'contract', 'node', 'openapi', 'server', 'tasks', 'testing'],
  'packages/messages': ['texts', 'speech', 'en', 'es', 'de', 'pt', 'pt-BR'],
  'packages/conformance': ['checks', 'exchange', 'world', 'groups', 'report'],
  'packages/ui': ['i18n', 'theme', 'foundations', 'screens', 'testing'],
  'apps/portal': ['testing'],
  'apps/sandbox': [
    'in-process',
    'api',
    'authorisation',
    'backup',
    'control',
    'db',
    'http',
    'moves',
    'oidc',
    'request',
    'sol',
    'static',
    'telemetry',
    'testing',
    'worker',
  ],
}

describe('the repository', () => {
  it('every layer of the repository has the same names for its feature folders', () => {
    const strangers = sources.flatMap((file) => {
      const [, layer = '', folder = ''] = /^((?:packages|apps)\/[^/]+)\/src\/([^/]+)\/.+/.exec(file) ?? []
      return layer === '' || featureWords.includes(folder) || layerFolders[layer]?.includes(folder)
        ? []
        : [file]
    })
    expect(strangers).toEqual([])
  })

  it('no file is longer than 350 lines', () => {
    const long = sources.filter((file) => read(file).split('\n').length > 350)
    expect(long).toEqual([])
  })

  it('only the last database migration has a snapshot of the schema, because drizzle-kit reads no other snapshot', () => {
    const last = files
      .filter((file) => /^apps\/sandbox\/migrations\/.*\.sql$/.test(file))
      .toSorted()
      .at(-1)
    const number = last?.match(/\/(\d+)_/)?.[1]
    const snapshots = files.filter((file) => file.endsWith('_snapshot.json'))
    expect(snapshots).toEqual([`apps/sandbox/migrations/meta/${number}_snapshot.json`])
  })

  it('no file bypasses the type checker', () => {
    const escapes = sources
      .filter((file) => file !== 'tooling/conventions/conventions.test.ts')
      .filter((file) => /@ts-ignore|@ts-nocheck|as any\b|as unknown as|: any\b/.test(read(file)))
    expect(escapes).toEqual([])
  })

  it('no file contains a note about work to be done later', () => {
    const marks = sources
      .filter((file) => file !== 'tooling/conventions/conventions.test.ts')
      .filter((file) => /\b(TODO|FIXME|XXX)\b|\b(it|test|describe)\.(only|skip|todo)\(/.test(read(file)))
    expect(marks).toEqual([])
  })

  it('no browser test replaces a response of the server by an invented response', () => {
    const journeys = sources.filter((file) => /^apps\/[^/]+\/e2e\//.test(file))
    expect(journeys.length).toBeGreaterThan(20)
    // The excepted file only simulates a lost connection, and answers a connection probe, which is not a call of the
    // portal.
    const mayFulfil = ['apps/portal/e2e/network.ts']
    const created = journeys.filter((file) => /\.fulfill\(/.test(read(file)) && !mayFulfil.includes(file))
    expect(created).toEqual([])
  })

  it('no file contains the name of a machine or of a registry host', () => {
    const text = files.filter(
      (file) => /\.(ts|tsx|mjs|json|md|yaml|yml|html|css|sql)$/.test(file) || file === '.ci/run',
    )
    const marks = [['/wo', 'rk/'].join(''), ['/ro', 'ot/'].join(''), ['registry', '.npmjs'].join('')]
    const named = text.filter((file) => marks.some((mark) => read(file).includes(mark)))
    expect(named).toEqual([])
  })

  it('every package comes from the registry, by version and checksum', () => {
    const lockfile = read('pnpm-lock.yaml')
    expect(lockfile).not.toMatch(/tarball:|git\+|resolution: \{type: git/)
    expect(lockfile).not.toMatch(/https?:\/\//)
    const resolutions = lockfile.match(/resolution: \{[^}]*\}/g) ?? []
    expect(resolutions.length).toBeGreaterThan(300)
    expect(resolutions.filter((line) => !line.includes('integrity: sha512-'))).toEqual([])
  })

  it('every link in the documentation leads to an existing file', () => {
    const broken = files
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) => {
        const folder = file.split('/').slice(0, -1)
        const targets = [...read(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(
          (match) => match[1] ?? '',
        )
        return targets
          .map((target) => new URL(target, `file:///${[...folder, ''].join('/')}`).pathname.slice(1))
          .filter(
            (target) =>
              !files.some((known) => known === target || known.startsWith(`${target.replace(/\/$/, '')}/`)),
          )
          .map((target) => `${file} -> ${target}`)
      })
    expect(broken).toEqual([])
  })

  it('every path in docs/architecture.md leads to an existing file', () => {
    const roots: Readonly<Record<string, string>> = {
      ui: 'packages',
      domain: 'packages',
      'api-client': 'packages',
      portal: 'apps',
      sandbox: 'apps',
    }
    const named = [
      ...read('docs/architecture.md').matchAll(/`((ui|domain|api-client|portal|sandbox)\/src\/[^`]+)`/g),
    ].map(([, path = '', layer = '']) => `${roots[layer]}/${path}`)
    expect(named.length).toBeGreaterThan(40)
    expect(
      named.filter((path) => !files.some((file) => file === path || file.startsWith(`${path}/`))),
    ).toEqual([])
  })
})
