import { describe, expect, it } from 'vitest'
import { files, read } from './repository.ts'

const rulesFiles = files.filter((file) =>
  /^(packages\/domain\/src\/[^/]+|apps\/[^/]+)\/RULES\.md$/.test(file),
)
const testFiles = files.filter((file) => /^(packages|apps)\/.*\.(test|e2e)\.tsx?$/.test(file))

const declared = rulesFiles.flatMap((file) =>
  [...read(file).matchAll(/^- \*\*([A-Z]{3}-\d+)\*\*/gm)].map((match) => match[1] ?? ''),
)
const prefixes = [...new Set(declared.map((id) => id.slice(0, 3)))]
const quoted = testFiles.flatMap((file) =>
  [...read(file).matchAll(/\[((?:[A-Z]{3}-\d+)(?:[ ,]+[A-Z]{3}-\d+)*)\]/g)].flatMap((match) =>
    (match[1] ?? '').split(/[ ,]+/),
  ),
)

describe('the rules in words', () => {
  it('every feature of the domain that has rules describes them in a RULES.md', () => {
    expect(rulesFiles.map((file) => file.split('/')[3])).toEqual(
      expect.arrayContaining([
        'abilities',
        'clients',
        'country',
        'declared-values',
        'deposits',
        'firms',
        'imports',
        'kernel',
        'orders',
        'records',
        'reports',
        'service-points',
        'session',
        'subclients',
        'users',
        'views',
      ]),
    )
  })

  it('every rule has a unique id', () => {
    expect(declared.filter((id, index) => declared.indexOf(id) !== index)).toEqual([])
  })

  it('the title of at least one test quotes the id of each rule', () => {
    expect(declared.filter((id) => !quoted.includes(id))).toEqual([])
  })

  it('every documented deviation from the specification refers to existing rules in its last column', () => {
    const rows = read('docs/departures.md')
      .split('\n')
      .filter((line) => /^\| [A-Z]{3}-/.test(line))
    const named = rows.map((row) => row.split('|').at(-2)?.trim().split(', ') ?? [])
    expect(named.length).toBeGreaterThan(0)
    expect(named.flat().filter((id) => !declared.includes(id))).toEqual([])
  })

  it('no test quotes an id that is not the id of a rule', () => {
    const ofRules = quoted.filter((id) => prefixes.includes(id.slice(0, 3)))
    expect([...new Set(ofRules.filter((id) => !declared.includes(id)))]).toEqual([])
  })
})
