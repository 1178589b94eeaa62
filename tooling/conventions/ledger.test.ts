import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { asvs } from './asvs.ts'
import { files, read } from './repository.ts'

interface Proof {
  readonly file: string
  readonly text: string
}

interface Row {
  readonly id: string
  readonly state: string
  readonly shownBy: string
  readonly proofs: readonly Proof[]
  /** The text of the last table cell without the proofs. */
  readonly reason: string
}

/** A pattern for a proof, which consists of a link and a quotation from the linked file. */
const proof = /\[[^\]]+\]\(([^)]+)\) “([^”]+)”[;.]?/g

/** The table rows of a document that have an id in the first cell. Their last two cells are the state and the proof. */
const rowsOf = (page: string, id: RegExp): readonly (Row & { readonly cells: readonly string[] })[] =>
  read(page)
    .split('\n')
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()))
    .filter(([first = '']) => id.test(first))
    .map((cells) => {
      const [state = '', shownBy = ''] = cells.slice(-2)
      const proofs = [...shownBy.matchAll(proof)].map(([, path = '', text = '']) => ({
        file: posix.normalize(posix.join('docs', path)),
        text,
      }))
      return { id: cells[0] ?? '', cells, state, shownBy, proofs, reason: shownBy.replace(proof, '').trim() }
    })

const requirements = rowsOf('docs/security.md', /^\d+\.\d+\.\d+$/)
const goals = rowsOf('docs/quality.md', /^(AU|HD|XS|AZ|IN|FI|ID|NE|DU|PL|SC|A11)-\d\d$/)

describe('the ledger of ASVS', () => {
  it('the table of security requirements (ASVS) contains exactly one decision for each requirement of levels 1 and 2', () => {
    expect([asvs[1].length, asvs[2].length]).toEqual([70, 183])
    for (const level of [1, 2] as const) {
      const found = requirements.filter(({ cells }) => cells[1] === String(level)).map(({ id }) => id)
      expect(found.toSorted()).toEqual(asvs[level].toSorted())
    }
  })

  it('the text above the table of security requirements (ASVS) states the right number of requirements in each state', () => {
    const states = ['met', 'provider’s duty', 'operator’s duty', 'not applicable', 'not met']
    expect(requirements.filter(({ state }) => !states.includes(state))).toEqual([])
    for (const state of states) {
      const counts = ['1', '2'].map(
        (level) => requirements.filter((row) => row.state === state && row.cells[1] === level).length,
      )
      expect(read('docs/security.md')).toContain(`| ${state} | ${counts.join(' | ')} |`)
    }
  })
})

describe('the quality goals', () => {
  it('every quality goal has a state, and the page of goals states the right number of goals in each state', () => {
    expect(new Set(goals.map(({ id }) => id)).size).toBe(goals.length)
    const count = (state: string) => goals.filter((goal) => goal.state === state).length
    expect(count('met') + count('partly') + count('not met')).toBe(goals.length)
    expect(read('docs/quality.md')).toContain(
      `Of ${goals.length} goals ${count('met')} are met, ${count('partly')} partly, ${count('not met')} not.`,
    )
  })
})

describe.each([
  ['requirements', requirements, 250],
  ['goals', goals, 200],
])('the statements about %s', (_what, rows, least) => {
  it('every proof of a requirement or goal quotes an existing test or text', () => {
    const proofs = rows.flatMap(({ id, proofs }) => proofs.map((one) => ({ id, ...one })))
    expect(proofs.length).toBeGreaterThan(least)
    expect(proofs.filter(({ file, text }) => !files.includes(file) || !read(file).includes(text))).toEqual([])
    expect(proofs.filter(({ file }) => !/\.(test|e2e)\.tsx?$|\.md$/.test(file))).toEqual([])
  })

  it('every quality goal that is met has a proof, and every other goal has a reason', () => {
    expect(rows.filter(({ state, proofs }) => /^(met|operator)/.test(state) && proofs.length === 0)).toEqual(
      [],
    )
    const silent = rows.filter(
      ({ state, reason }) => /^(not|partly|provider)/.test(state) && !/^\S.{7,}\.$/.test(reason),
    )
    expect(silent).toEqual([])
  })
})
