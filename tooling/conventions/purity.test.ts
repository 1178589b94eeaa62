import { describe, expect, it } from 'vitest'
import { type WorldAccess, worldAccessOf } from './purity.ts'
import { read, sources } from './repository.ts'

const accessOf = (text: string) => worldAccessOf('sample.ts', text)

/** Names that are part of the language JavaScript. */
const language = [
  ...['Array', 'BigInt', 'Boolean', 'Date', 'Error', 'Infinity', 'Intl', 'JSON', 'Map', 'Math', 'NaN'],
  ...[
    'Number',
    'Object',
    'Promise',
    'RangeError',
    'Reflect',
    'RegExp',
    'Set',
    'WeakMap',
    'String',
    'Symbol',
    'TypeError',
  ],
  ...['Int32Array', 'Uint8Array', 'Uint16Array', 'Uint32Array', 'decodeURIComponent', 'encodeURIComponent'],
  'undefined',
]
/** Names outside the language that Node, pages and workers all provide. */
const everywhere = ['TextDecoder', 'TextEncoder', 'atob', 'btoa']
const shared = [...language, ...everywhere]

const isHelp = (file: string) => /\.(arbitraries|fixtures)\.ts$|\/testing\.ts$/.test(file)

const rules: readonly (readonly [string, WorldAccess])[] = sources
  .filter((file) => file.startsWith('packages/domain/src/') && !/\.test\.ts$/.test(file) && !isHelp(file))
  .map((file) => [file, worldAccessOf(file, read(file))])

const { dependencies } = JSON.parse(read('packages/domain/package.json'))
const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? ''

describe('the reader of sources', () => {
  it.each([
    ['new Date()', 'new Date in the zone of the host (1)'],
    ['new Date(2026, 10, 21)', 'new Date in the zone of the host (1)'],
    ['Date()', 'Date() reads the clock (1)'],
    ['Date.now()', 'Date.now (1)'],
    ["Date['now']()", 'Date.now (1)'],
    ['const later = Date', 'Date as a value (1)'],
    ['export const { now } = Date', 'Date as a value (1)'],
    ['ask(Date)', 'Date as a value (1)'],
    ['Math.random()', 'Math.random (1)'],
    ['Math[name]()', 'Math.[…] (1)'],
    ['new Date(text).getHours()', '.getHours asks the host (1)'],
    ['new Intl.DateTimeFormat()', 'Intl in the language of the host (1)'],
    ["new Intl.DateTimeFormat('en').format()", '.format() leaves it to the host (1)'],
    ["'a'.localeCompare(b)", '.localeCompare() leaves it to the host (1)'],
    ["\nimport { isToday } from 'date-fns'", 'isToday reads the clock (2)'],
    ["import('node:fs')", 'import() (1)'],
    ['export const here = import.meta.url', 'import.meta (1)'],
  ])(
    'the check of pure code finds the use of a clock, random numbers or another machine setting in %j',
    (text, found) => {
      expect(accessOf(text).impurities).toContain(found)
    },
  )

  it.each([
    'new Date(text)',
    'Date.UTC(2026, 1) + Date.parse(text)',
    'value instanceof Date',
    'Math.max(1, 2)',
    "new Intl.DateTimeFormat('en').format(instant)",
    'const at = (now: Date): Date => now',
    'type Clock = () => Date',
  ])('the check of pure code accepts the pure code %j', (text) => {
    expect(accessOf(text).impurities).toEqual([])
  })

  it('the check of pure code lists exactly the global names that a file uses but does not declare', () => {
    const { globals } = accessOf(`
      import { known } from './known'
      declare const process: { readonly pid: number }
      const own = ({ window, ...rest }: { window: number }, [first = setTimeout]: never[]) => rest.document
      export const made = { fetch: 1, crypto, [performance]: own, inner: () => known }
      type Text = Element
    `)
    expect(globals).toEqual(['crypto', 'performance', 'process', 'setTimeout'])
  })

  it('the check of pure code lists the packages from which a file imports values', () => {
    const { packages } = accessOf(`
      import { z } from 'zod'
      import type { A } from 'types-only'
      export { gzip } from 'pako'
      import './beside'
    `)
    expect(packages).toEqual(['zod', 'pako'])
  })
})

describe('the domain', () => {
  it('the check of pure code reads more than one hundred files of the domain', () => {
    expect(rules.length).toBeGreaterThan(100)
  })

  it('the domain reads neither clock, random numbers, time zone nor language of the machine', () => {
    expect(rules.flatMap(([file, { impurities }]) => impurities.map((found) => `${file}: ${found}`))).toEqual(
      [],
    )
  })

  it('the domain uses only globals that Node, browsers and workers all provide', () => {
    const strangers = rules.flatMap(([file, { globals }]) =>
      globals.filter((name) => !shared.includes(name)).map((name) => `${file}: ${name}`),
    )
    expect(strangers).toEqual([])
  })

  it('the domain imports values only from the dependencies in its manifest', () => {
    const strangers = rules.flatMap(([file, { packages }]) =>
      packages.filter((name) => !(packageOf(name) in dependencies)).map((name) => `${file}: ${name}`),
    )
    expect(strangers).toEqual([])
  })
})
