import type { ImportRow, RowCheck } from '@remesa/domain/imports'
import { ok } from '@remesa/domain/kernel'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CHECK_PROGRESS_MS } from '../kernel/time-limits'
import type { ImportKind } from './import-kind'
import { createRowChecker, type RowChecker } from './row-checker'

type Field = 'codeSol'
interface Need {
  readonly kind: 'center' | 'point'
  readonly key: string
}
type Known = ReadonlySet<string>

/** The check of a row that needs its center first, and its service point once the center is known. */
const checkOf = ({ cells }: ImportRow<Field>, known: Known): RowCheck<Field, Need, string> => {
  const point: Need = { kind: 'point', key: cells.codeSol ?? '' }
  const needs: readonly Need[] = !known.has('c1') ? [{ kind: 'center', key: 'c1' }] : [point]
  const open = needs.filter(({ key }) => !known.has(key))
  return {
    problems: [],
    remarks: [],
    needs: open,
    body: open.length === 0 ? point.key : null,
    effect: { kind: 'new' },
    identity: point.key,
    identityField: 'codeSol',
  }
}

/**
 * An import, and the keys that it has requested. Its back end returns at most 200 points per call, and none of the
 * points in `gone`.
 */
const kindOf = (gone: Set<string>) => {
  const asked: string[][] = []
  const kind: ImportKind<Field, Need, string, Known> = {
    name: 'servicepoints',
    fields: [{ name: 'codeSol', required: true, headings: [] }],
    example: [''],
    nothingKnown: new Set(),
    check: checkOf,
    together: { point: 200 },
    read: async (needs) => {
      const keys = needs.map(({ key }) => key)
      asked.push(keys)
      return ok((known: Known) => new Set([...known, ...keys.filter((key) => !gone.has(key))]))
    },
    write: async () => ok({ status: 1, message: null }),
    nameOf: () => '',
    stale: [],
  }
  return { asked, kind }
}

const rowsOf = (count: number): readonly ImportRow<Field>[] =>
  Array.from({ length: count }, (_, at) => ({ line: at + 2, cells: { codeSol: `p${at}` } }))

let checker: RowChecker<Field, Need, string> | undefined
afterEach(() => checker?.close())

/** Checks the rows again whenever the checker has new results, as the page does. */
const render = (kind: ImportKind<Field, Need, string, Known>, rows: readonly ImportRow<Field>[]) => {
  const created = createRowChecker(kind)
  checker = created
  let rendered = created.check(rows)
  created.state.subscribe(() => {
    rendered = created.check(rows)
  })
  return { checker: created, left: () => rendered.filter(({ body }) => body === null).length }
}

describe('the data of other records that rows need', () => {
  it('[IMP-26] the check of imported rows can read data of other records even after the page was unmounted and mounted again', async () => {
    const { kind } = kindOf(new Set())
    const created = createRowChecker(kind)
    created.check(rowsOf(1))
    created.close()
    checker = created
    const rows = rowsOf(3)
    await vi.waitFor(() => expect(created.check(rows).every(({ body }) => body !== null)).toBe(true), {
      timeout: 10_000,
    })
  })

  it('[IMP-26] the check of imported rows reads data of other records only once for the whole file, and existing service points 200 at a time', async () => {
    const { asked, kind } = kindOf(new Set())
    const { left } = render(kind, rowsOf(450))
    await vi.waitFor(() => expect(left()).toBe(0), { timeout: 10_000 })
    expect(asked[0]).toEqual(['c1'])
    expect(asked.flat().length).toBe(451)
    expect(new Set(asked.flat()).size).toBe(451)
    expect(asked.length).toBeLessThan(10)
    for (const keys of asked) expect(keys.length).toBeLessThanOrEqual(200)
  })

  it('[IMP-26] if a response omits data that the check of imported rows needs, the data count as not read and can be requested again', async () => {
    const gone = new Set(['p1'])
    const { kind } = kindOf(gone)
    const { checker, left } = render(kind, rowsOf(3))
    await vi.waitFor(() => expect(checker.state.get().hasFailed).toBe(true), { timeout: 10_000 })
    expect(left()).toBe(1)
    gone.clear()
    checker.retry()
    await vi.waitFor(() => expect(left()).toBe(0), { timeout: 10_000 })
    expect(checker.state.get().hasFailed).toBe(false)
  })

  it('[IMP-67] while 5,000 rows are checked, the page updates the progress at most once per interval', async () => {
    const { kind } = kindOf(new Set())
    const known = {
      ...kind,
      nothingKnown: new Set(['c1', ...rowsOf(5_000).map(({ cells }) => cells.codeSol ?? '')]),
    }
    const begun = performance.now()
    let shown = 0
    const { checker: created, left } = render(known, rowsOf(5_000))
    created.state.subscribe(() => {
      shown += 1
    })
    await vi.waitFor(() => expect(left()).toBe(0), { timeout: 10_000 })
    expect(shown).toBeGreaterThan(0)
    expect(shown).toBeLessThanOrEqual(1 + (performance.now() - begun) / CHECK_PROGRESS_MS)
  })
})
