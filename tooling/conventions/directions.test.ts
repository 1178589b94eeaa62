import { describe, expect, it } from 'vitest'
import {
  circlesOf,
  floorOf,
  type Import,
  importsPastDoors,
  type Sources,
  upwardImports,
} from './directions.ts'
import { layers } from './floors.ts'
import { read, sources } from './repository.ts'

const isTest = (file: string) => /\.(?:test|fixtures|stories|sample|arbitraries)\.tsx?$/.test(file)

const sourcesOf = (layer: string): Sources => {
  const base = `${layer}/src/`
  const own = sources.filter((file) => file.startsWith(base) && /\.tsx?$/.test(file) && !isTest(file))
  return Object.fromEntries(own.map((file) => [file.slice(base.length), read(file)]))
}

const arrows = (imports: readonly Import[]) => imports.map(({ from, to }) => `${from} -> ${to}`)

describe.each(Object.entries(layers))('the folders of %s', (layer, { floors, doors }) => {
  const own = sourcesOf(layer)

  it('have a floor each', () => {
    expect(Object.keys(own).filter((file) => floorOf(floors, file) === -1)).toEqual([])
  })

  it('import only from floors below, types and dynamic imports included', () => {
    expect(arrows(upwardImports(own, floors))).toEqual([])
  })

  it('are imported through their index', () => {
    expect(arrows(importsPastDoors(own, doors))).toEqual([])
  })

  it('have no import cycles', () => {
    expect(circlesOf(own)).toEqual([])
  })
})

describe('the check of directions', () => {
  const floors = ['kernel', ['orders', 'firms'], 'orders/index.ts', 'main.ts']
  const inOrders = (text: string): Sources => ({
    'kernel/money.ts': '',
    'orders/rules.ts': text,
    'orders/index.ts': "export * from './rules'",
    'firms/index.ts': "export * from './employee'",
    'firms/employee.ts': '',
    'main.ts': "import { orders } from './orders'",
  })
  const upwardOf = (text: string) => arrows(upwardImports(inOrders(text), floors))

  it('allows imports from below and from the same folder', () => {
    expect(upwardOf("import { money } from '../kernel/money'\nimport { other } from './rules'")).toEqual([])
  })

  it.each([
    ['a value', "import { start } from '../main'", 'main.ts'],
    ['a type', "import type { Start } from '../main'", 'main.ts'],
    ['a type in place', "let start: import('../main').Start", 'main.ts'],
    ['code that comes late', "const late = () => import('../main')", 'main.ts'],
    ['what it passes on', "export * from '../main'", 'main.ts'],
    ['a neighbour of the same floor', "import { employee } from '../firms'", 'firms/index.ts'],
    ['the index above its own folder', "import { rule } from '.'", 'orders/index.ts'],
  ])('finds %s from above', (_what, text, target) => {
    expect(upwardOf(text)).toEqual([`orders/rules.ts -> ${target}`])
  })

  it('finds imports that bypass an index', () => {
    const past = importsPastDoors(inOrders("import '../firms/employee'\nimport '../kernel/money'"), ['firms'])
    expect(arrows(past)).toEqual(['orders/rules.ts -> firms/employee.ts'])
  })

  it('finds a folder without a floor', () => {
    expect(floorOf(floors, 'users/user.ts')).toBe(-1)
  })

  it('finds cycles of types and values, of any length', () => {
    const circle = {
      'a.ts': "import type { B } from './b'",
      'b.ts': "import { c } from './c'",
      'c.ts': "export const late = () => import('./a')",
      'd.ts': "import './a'",
    }
    expect(circlesOf(circle)).toEqual([['a.ts', 'b.ts', 'c.ts']])
  })
})
