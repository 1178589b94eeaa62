import { describe, expect, it } from 'vitest'
import { read, sources } from './repository.ts'

/** Names under which unions keep what tells their branches apart. */
const DISCRIMINANTS = ['kind', 'type', 'requestType', 'field', 'state']

const switched = new RegExp(`\\bswitch \\([^\\n]*\\.(?:${DISCRIMINANTS.join('|')})\\) \\{`)
const runsOpen = /\bmatch\([^\n]*\)\s*\.(?:(?!\.exhaustive\(\))[\s\S])*?\.(?:run|otherwise)\(/

const isSource = (file: string) => /\/src\/.*\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$/.test(file)
const modules = sources.filter(isSource)
const ofScreens = modules.filter((file) => /^(?:apps\/portal|packages\/ui)\//.test(file))
const matching = modules.filter((file) => read(file).includes("from 'ts-pattern'"))

describe('unions', () => {
  it('are matched with ts-pattern in screens, never with a switch over the discriminant', () => {
    expect(ofScreens.filter((file) => switched.test(read(file)))).toEqual([])
    expect(matching.length).toBeGreaterThan(8)
  })

  it('are matched to the last branch', () => {
    expect(matching.filter((file) => runsOpen.test(read(file)))).toEqual([])
  })

  it('are matched by the language alone where importers pay for each kilobyte, and in the back end', () => {
    expect(matching.filter((file) => !ofScreens.includes(file))).toEqual([])
  })
})
