import { describe, expect, it } from 'vitest'
import { channelExports } from './channel-exports.ts'
import { exportedValues, isUser, usedExports } from './domain-exports.ts'
import { files, read } from './repository.ts'

const used = new Set(
  files
    .filter((path) => /^(?:packages|apps|tooling|examples)\/.*\.tsx?$/.test(path) && isUser(path))
    .flatMap((path) => usedExports({ path, text: read(path) })),
)
const isUsed = (feature: string, name: string) => used.has(`${feature} ${name}`) || used.has(` ${name}`)
const unused = files.flatMap((path) => {
  const [, feature] = /^packages\/domain\/src\/([\w-]+)\/index\.ts$/.exec(path) ?? []
  if (feature === undefined) return []
  return exportedValues(read(path))
    .filter((name) => !isUsed(feature, name))
    .map((name) => `${feature} ${name}`)
})
const listed = Object.entries(channelExports).flatMap(([feature, names]) =>
  names.map((name) => `${feature} ${name}`),
)

describe('exports of the domain', () => {
  it('every export of the domain is used outside its feature, or is listed in channel-exports.ts for programs of other teams', () => {
    expect(unused.filter((name) => !listed.includes(name))).toEqual([])
  })

  it('every export of the domain that is listed for programs of other teams exists, and is not used in this repository', () => {
    expect(listed.filter((name) => !unused.includes(name))).toEqual([])
  })

  it('channel-exports.ts lists no export of the domain twice', () => {
    expect(listed.filter((name, at) => listed.indexOf(name) !== at)).toEqual([])
  })
})

describe('reading of exports and imports', () => {
  it('the check of the domain’s exports finds the values of an index, but neither its types nor its deprecated names', () => {
    const index = `export { type Draft, emptyDraft } from './draft'
export type { Row } from './row'
export {
  canSend,
  /** @deprecated The former name of \`canSend\`. */
  canSend as sendability,
  // A comment beside a name.
  kept as renamed,
} from './rules'
`
    expect(exportedValues(index)).toEqual(['emptyDraft', 'canSend', 'renamed'])
  })

  it.each([
    ['apps/portal/src/a.ts', "import { type Draft, emptyDraft as empty } from '@remesa/domain/orders'"],
    ['apps/portal/src/a.ts', "export { Draft, emptyDraft } from '@remesa/domain/orders'"],
    [
      'examples/a.ts',
      "import * as orders from '@remesa/domain/orders'\norders.emptyDraft()\nlet d: orders.Draft",
    ],
    ['packages/domain/src/deposits/a.ts', "import { Draft, emptyDraft } from '../orders'"],
  ])('the check of the domain’s exports finds the imports in the file %s with the code %s', (path, text) => {
    expect([...usedExports({ path, text })].sort()).toEqual(['orders Draft', 'orders emptyDraft'])
  })

  it.each([
    ['packages/domain/src/orders/a.ts', "import { emptyDraft } from '.'"],
    ['packages/domain/src/orders/a.ts', "import { emptyDraft } from './draft'"],
    ['apps/portal/src/a.ts', "import { anyDraft } from '@remesa/domain/orders/testing'"],
    ['apps/portal/src/orders/a.ts', "import { emptyDraft } from '../orders'"],
  ])(
    'the check of the domain’s exports does not count this import in the file %s as a use outside the feature: %s',
    (path, text) => {
      expect(usedExports({ path, text })).toEqual([])
    },
  )

  it('the check of the domain’s exports counts an import outside the domain as a use, but not an import by a test of the domain', () => {
    expect(isUser('packages/domain/src/orders/pickup.ts')).toBe(true)
    expect(isUser('packages/domain/src/orders/pickup.test.ts')).toBe(false)
    expect(isUser('packages/domain/test/bench-cases.ts')).toBe(false)
    expect(isUser('packages/ui/src/i18n/messages.test.tsx')).toBe(true)
  })
})
