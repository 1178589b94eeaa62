import { describe, expect, it } from 'vitest'
import {
  type Circle,
  circlesOf,
  describeCircle,
  forbiddenImports,
  type Import,
  importsOf,
  importsOfEdges,
  importsPastIndex,
} from './directions.ts'
import { edges, permittedImports } from './layers.ts'
import { files, read } from './repository.ts'

const isProduction = (file: string) =>
  /^(?:(?:packages|apps)\/[^/]+\/src|tooling|examples)\/.*\.(?:ts|tsx|mjs)$/.test(file) &&
  !/\.(?:test|fixtures?|stories|sample|arbitraries)\.tsx?$|\/tsup\.[^/]+$/.test(file)

const isManifest = (file: string) => /^(?:packages|apps)\/[^/]+\/package\.json$/.test(file)

const texts = new Map(
  files.filter((file) => isProduction(file) || isManifest(file)).map((file) => [file, read(file)]),
)
const sources = new Map([...texts].filter(([file]) => isProduction(file)))
const imports = importsOf(sources, texts)

/**
 * A pattern for the text files of a language. The index of the language exports all of them. In addition, each file can
 * be loaded separately.
 */
const isParts = /\/i18n\/locales\/[^/]+\//
const isTestWorld = /\/src\/testing\//

const arrows = (some: readonly Import[]) => some.map(({ from, to }) => `${from} -> ${to}`)

describe('an import of the workspace', () => {
  it('the check of imports finds at least one import in every workspace', () => {
    expect(sources.size).toBeGreaterThan(1_500)
    expect(imports.length).toBeGreaterThan(6_000)
  })

  it('no file imports a file or folder that depends on it, directly or indirectly', () => {
    expect(circlesOf(imports).map(describeCircle).join('\n\n')).toBe('')
  })

  it('every import leads to a package or folder that the layers permit', () => {
    expect(arrows(forbiddenImports(imports, permittedImports))).toEqual([])
  })

  it('no import of shipped code leads to demo data or to a test environment', () => {
    expect(arrows(importsOfEdges(imports, edges))).toEqual([])
  })

  it('an import from another folder leads to the index of that folder if the folder has an index', () => {
    const some = imports.filter(({ from, to }) => !isTestWorld.test(from) && !isParts.test(to))
    expect(arrows(importsPastIndex(some, sources))).toEqual([])
  })
})

describe('the check of directions', () => {
  const sourcesWith = (changes: Readonly<Record<string, string>>) =>
    new Map(
      Object.entries({
        'app/src/kernel/money.ts': '',
        'app/src/orders/rules.ts': '',
        'app/src/orders/index.ts': "export * from './rules'",
        'app/src/firms/index.ts': "export * from './employee'",
        'app/src/firms/employee.ts': '',
        'app/src/main.ts': "import { orders } from './orders'",
        ...changes,
      }),
    )
  const importsWith = (changes: Readonly<Record<string, string>>) => importsOf(sourcesWith(changes))
  const entries = (circle: Circle) => circle.map(({ from, to }) => `${from} -> ${to}`)

  it('the check of imports accepts imports between two folders if all of them go from one folder to the other', () => {
    expect(
      circlesOf(importsWith({ 'app/src/orders/rules.ts': "import { money } from '../kernel/money'" })),
    ).toEqual([])
  })

  it.each([
    ['a value', "import { start } from '../main'"],
    ['a type', "import type { Start } from '../main'"],
    ['a type in place', "let start: import('../main').Start"],
    ['code that is loaded later', "const later = () => import('../main')"],
    ['the file of a worker', "new Worker(new URL('../main.ts', import.meta.url))"],
    ['an export of another file', "export * from '../main'"],
  ])('the check of imports finds circular imports through %s', (_what, text) => {
    expect(circlesOf(importsWith({ 'app/src/orders/rules.ts': text })).map(entries)).toEqual([
      ['app/src/orders/rules.ts -> app/src/main.ts', 'app/src/main.ts -> app/src/orders/index.ts'],
    ])
  })

  it('the check of imports finds two folders that import each other, even if no two of their files do', () => {
    const circles = circlesOf(
      importsWith({
        'app/src/orders/rules.ts': "import { employee } from '../firms'",
        'app/src/firms/truck.ts': "import { money } from '../kernel/money'",
        'app/src/kernel/zone.ts': "import { rules } from '../orders'",
      }),
    )
    expect(circles.map(entries)).toEqual([
      [
        'app/src/orders/rules.ts -> app/src/firms/index.ts',
        'app/src/firms/truck.ts -> app/src/kernel/money.ts',
        'app/src/kernel/zone.ts -> app/src/orders/index.ts',
      ],
    ])
  })

  it('the check of imports finds circular imports of folders at any depth, and reports the shortest chain of imports', () => {
    const circles = circlesOf(
      importsWith({
        'app/src/orders/list/rows.ts': "import '../detail/panel'\nimport '../draft/kept'",
        'app/src/orders/draft/kept.ts': "import '../detail/panel'",
        'app/src/orders/detail/panel.ts': '',
        'app/src/orders/detail/link.ts': "import '../list/rows'",
      }),
    )
    expect(circles.map(describeCircle)).toEqual([
      expect.stringContaining('app/src/orders: list -> detail -> list'),
      expect.stringContaining('app/src/orders: draft -> detail -> list -> draft'),
    ])
  })

  it('the check of imports finds a file that imports the index of its own folder', () => {
    expect(circlesOf(importsWith({ 'app/src/orders/rules.ts': "import { rule } from '.'" }))).toHaveLength(1)
  })

  it('the check of imports ignores examples in docstrings', () => {
    expect(circlesOf(importsWith({ 'app/src/orders/rules.ts': " * import { rule } from '.'" }))).toEqual([])
  })

  it('the check of imports finds imports from another folder that bypass the index of that folder', () => {
    const changes = {
      'app/src/orders/rules.ts': "import { employee } from '../firms/employee'\nimport '../firms/employee'",
    }
    expect(arrows(importsPastIndex(importsWith(changes), sourcesWith(changes)))).toEqual([
      'app/src/orders/rules.ts -> app/src/firms/employee.ts',
    ])
  })

  it('the check of imports finds imports that are not permitted for a package or for a folder in it', () => {
    const toMoney = importsWith({ 'ui/src/button.ts': "import '../../app/src/kernel/money'" })
    expect(forbiddenImports(toMoney, { app: [], ui: ['app'] })).toEqual([])
    expect(forbiddenImports(toMoney, { app: [], ui: ['app/src/orders'] })).toHaveLength(1)
    expect(forbiddenImports(toMoney, { app: [], ui: ['app'], 'ui/src/button.ts': [] })).toHaveLength(1)
    expect(arrows(forbiddenImports(toMoney, { app: [] }))).toContain(
      'ui/src/button.ts -> app/src/kernel/money.ts',
    )
  })

  it('the check of imports finds imports of demo data', () => {
    const toMoney = importsWith({ 'app/src/orders/rules.ts': "import '../kernel/money'" })
    expect(importsOfEdges(toMoney, { 'app/src/kernel': ['app/src/orders'] })).toEqual([])
    expect(importsOfEdges(toMoney, { 'app/src/kernel': ['app/src/main.ts'] })).toHaveLength(1)
  })
})
