import { describe, expect, it } from 'vitest'
import { read, sources } from './repository.ts'

/** Layers of the code. Each has the minimum number of modules that match on a union type. */
const LAYERS = {
  'packages/domain': 11,
  'packages/api-client': 1,
  'packages/ui': 8,
  'apps/portal': 5,
  'apps/sandbox': 2,
}

const opensSwitch = /\bswitch \(/
const runsOpen = /\bmatch\([^\n]*\)\s*\.(?:(?!\.exhaustive\(\))[\s\S])*?\.(?:run|otherwise)\(/

const isSource = (file: string) => /\/src\/.*\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$/.test(file)
const modules = sources.filter(isSource)
const matching = modules.filter((file) => read(file).includes("from 'ts-pattern'"))

describe('unions', () => {
  it.each(Object.entries(LAYERS))(
    'code in %s that distinguishes the members of a union type uses ts-pattern',
    (layer, least) => {
      const inLayer = (file: string) => file.startsWith(`${layer}/`)
      expect(matching.filter(inLayer).length).toBeGreaterThanOrEqual(least)
      expect(modules.filter(inLayer).filter((file) => opensSwitch.test(read(file)))).toEqual([])
    },
  )

  it('every match of a union type is exhaustive', () => {
    expect(matching.filter((file) => runsOpen.test(read(file)))).toEqual([])
  })
})
