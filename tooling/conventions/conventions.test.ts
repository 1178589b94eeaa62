import { describe, expect, it } from 'vitest'
import { files, read, sources } from './repository.ts'

const featureWords = [
  'abilities',
  'country',
  'session',
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

/** Folders beside the features: what a layer needs that is not a feature of the product. */
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
    'oidc',
    'request',
    'sol',
    'static',
    'telemetry',
    'testing',
  ],
}

describe('a package', () => {
  it.each(['domain', 'api-client', 'conformance', 'messages', 'ui'])(
    '%s publishes every path that the workspace imports',
    (name) => {
      const { exports, publishConfig } = JSON.parse(read(`packages/${name}/package.json`))
      expect(Object.keys(publishConfig.exports).sort()).toEqual(Object.keys(exports).sort())
    },
  )
})

describe('the repository', () => {
  it('names feature folders by the same words in every layer', () => {
    const strangers = sources.flatMap((file) => {
      const [, layer = '', folder = ''] = /^((?:packages|apps)\/[^/]+)\/src\/([^/]+)\/.+/.exec(file) ?? []
      return layer === '' || featureWords.includes(folder) || layerFolders[layer]?.includes(folder)
        ? []
        : [file]
    })
    expect(strangers).toEqual([])
  })

  it('has files short enough to read in one sitting', () => {
    const long = sources.filter((file) => read(file).split('\n').length > 350)
    expect(long).toEqual([])
  })

  it('uses no escape from the type checker', () => {
    const escapes = sources
      .filter((file) => file !== 'tooling/conventions/conventions.test.ts')
      .filter((file) => /@ts-ignore|@ts-nocheck|as any\b|as unknown as|: any\b/.test(read(file)))
    expect(escapes).toEqual([])
  })

  it('has no marks of work to be done later', () => {
    const marks = sources
      .filter((file) => file !== 'tooling/conventions/conventions.test.ts')
      .filter((file) => /\b(TODO|FIXME|XXX)\b|\b(it|test|describe)\.(only|skip|todo)\(/.test(read(file)))
    expect(marks).toEqual([])
  })

  it('has no journey with an answer that the server did not give', () => {
    const journeys = sources.filter((file) => /^apps\/[^/]+\/e2e\//.test(file))
    expect(journeys.length).toBeGreaterThan(20)
    // A lost connection is no answer; the probe of an interception is no call of the portal.
    const mayFulfil = ['apps/portal/e2e/network.ts']
    const made = journeys.filter((file) => /\.fulfill\(/.test(read(file)) && !mayFulfil.includes(file))
    expect(made).toEqual([])
  })

  it('names no machine and no registry host', () => {
    const text = files.filter(
      (file) => /\.(ts|tsx|mjs|json|md|yaml|yml|html|css|sql)$/.test(file) || file === '.ci/run',
    )
    const marks = [['/wo', 'rk/'].join(''), ['/ro', 'ot/'].join(''), ['registry', '.npmjs'].join('')]
    const named = text.filter((file) => marks.some((mark) => read(file).includes(mark)))
    expect(named).toEqual([])
  })

  it('takes every package from the registry, by version and checksum', () => {
    const lockfile = read('pnpm-lock.yaml')
    expect(lockfile).not.toMatch(/tarball:|git\+|resolution: \{type: git/)
    expect(lockfile).not.toMatch(/https?:\/\//)
    const resolutions = lockfile.match(/resolution: \{[^}]*\}/g) ?? []
    expect(resolutions.length).toBeGreaterThan(300)
    expect(resolutions.filter((line) => !line.includes('integrity: sha512-'))).toEqual([])
  })

  it('links only to existing files', () => {
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

  it('describes the paths through the code by existing files', () => {
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
