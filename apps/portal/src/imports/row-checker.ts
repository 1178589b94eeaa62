import {
  type CheckedRow,
  checkRows,
  type ImportRow,
  type RowCheck,
  withUnanswered,
} from '@remesa/domain/imports'
import type { ImportFieldName } from '@remesa/ui/imports'
import { nextTurn } from '../kernel/loading'
import { createExternalStore, type ExternalStore } from '../kernel/state'
import { ANSWERS_TOGETHER_MS, CHECK_PIECE_MS, CHECK_PROGRESS_MS } from '../kernel/time-limits'
import type { ImportKind, Needs, ReferenceNeed } from './import-kind'

/** Number of rows that are checked while the page is rendered, because the page shows these rows first. */
const ROWS_AT_ONCE = 20
/** Largest number of calls that are in progress at the same time. */
const CALLS_AT_ONCE = 4

export interface RowChecker<F extends ImportFieldName, Need, Body> {
  /**
   * Returns the checks of the given rows as far as their results are known. The remaining rows are checked
   * afterwards.
   */
  readonly check: (rows: readonly ImportRow<F>[]) => readonly CheckedRow<F, Need, Body>[]
  /**
   * The state of the checks. `version` changes whenever `check` has new results; `hasFailed` tells whether a call
   * failed.
   */
  readonly state: ExternalStore<{ readonly version: number; readonly hasFailed: boolean }>
  /** Requests again the data that could not be read. */
  readonly retry: () => void
  /**
   * Aborts the calls of the checker. A later check starts the checker again, because React mounts a page twice in
   * development.
   */
  readonly close: () => void
}

/**
 * Checks rows by the rules of an import. A row may need data of other records. The checker reads these data, and
 * then checks the row again. (IMP-23)
 */
export const createRowChecker = <F extends ImportFieldName, Need extends ReferenceNeed, Body, Known>(
  kind: ImportKind<F, Need, Body, Known>,
): RowChecker<F, Need, Body> => {
  const state = createExternalStore({ version: 0, hasFailed: false })
  const checks = new Map<ImportRow<F>, RowCheck<F, Need, Body>>()
  const asked = new Map<string, 'queued' | 'answered' | 'failed'>()
  const queue: Need[] = []
  const answers: { readonly ids: readonly string[]; readonly apply: (known: Known) => Known }[] = []
  let control = new AbortController()
  let known = kind.nothingKnown
  let calls = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: readonly ImportRow<F>[] = []
  let isGoingOn = false

  const bump = (change: { readonly hasFailed?: boolean } = {}) =>
    state.set({ ...state.get(), ...change, version: state.get().version + 1 })

  const takeIn = () => {
    timer = undefined
    const ids = new Set(answers.flatMap(({ ids: each }) => each))
    for (const id of ids) asked.set(id, 'answered')
    known = answers.reduce((before, { apply }) => apply(before), known)
    answers.length = 0
    for (const [row, { needs }] of checks) if (needs.some((need) => ids.has(idOf(need)))) checks.delete(row)
    bump()
  }
  const checkNow = (row: ImportRow<F>): RowCheck<F, Need, Body> => {
    const found = kind.check(row, known)
    checks.set(row, found)
    return found
  }
  /** Checks waiting rows until it is time to let the browser handle a key press. */
  const checkPiece = () => {
    const begun = performance.now()
    let at = 0
    for (const row of waiting) {
      checkNow(row)
      at += 1
      if (performance.now() - begun >= CHECK_PIECE_MS) break
    }
    waiting = waiting.slice(at)
  }
  /** Checks all waiting rows in pieces, and lets the page show the progress between pieces. */
  const goOn = async () => {
    if (isGoingOn) return
    isGoingOn = true
    const { signal } = control
    let shown = performance.now()
    while (waiting.length > 0) {
      await nextTurn()
      if (signal.aborted) return
      checkPiece()
      if (waiting.length > 0 && performance.now() - shown < CHECK_PROGRESS_MS) continue
      shown = performance.now()
      bump()
    }
    isGoingOn = false
  }
  const soon = () => {
    timer ??= setTimeout(takeIn, ANSWERS_TOGETHER_MS)
  }
  /** The needs of the next call: the first waiting need, and the following needs that the same call can read. */
  const next = (): Needs<Need> | undefined => {
    const first = queue.shift()
    if (first === undefined) return undefined
    const ofOther = queue.findIndex((need) => need.kind !== first.kind)
    const ofSame = ofOther === -1 ? queue.length : ofOther
    const most = kind.together?.[first.kind] ?? 1
    return [first, ...queue.splice(0, Math.min(ofSame, most - 1))]
  }
  const pump = () => {
    while (calls < CALLS_AT_ONCE) {
      const needs = next()
      if (needs === undefined) return
      const ids = needs.map(idOf)
      const { signal } = control
      calls += 1
      void kind.read(needs, { signal, silent: true }).then((answer) => {
        calls -= 1
        if (signal.aborted) return
        if (answer.ok) {
          answers.push({ ids, apply: answer.value })
          soon()
        } else {
          for (const id of ids) asked.set(id, 'failed')
          bump({ hasFailed: true })
        }
        pump()
      })
    }
  }
  const ask = (needs: readonly Need[]) => {
    for (const need of needs) {
      const id = idOf(need)
      const how = asked.get(id)
      if (how === 'answered') {
        // The response does not contain the record, because the record no longer exists or the user may not see it.
        asked.set(id, 'failed')
        bump({ hasFailed: true })
      }
      if (how !== undefined) continue
      asked.set(id, 'queued')
      queue.push(need)
    }
  }
  return {
    state,
    check: (rows) => {
      let left = ROWS_AT_ONCE
      const unchecked: ImportRow<F>[] = []
      const checked = checkRows(rows, kind.fields, (row) => {
        const before = checks.get(row)
        if (before !== undefined) return before
        left -= 1
        if (left >= 0) return checkNow(row)
        unchecked.push(row)
        return notYetChecked(kind.fields[0])
      })
      waiting = unchecked
      // Rows are checked while the page is rendered, and a rendering must not change state. Therefore the
      // notification is delayed.
      queueMicrotask(() => {
        for (const { needs } of checked) ask(needs)
        pump()
      })
      void goOn()
      const together = kind.checkTogether?.(checked, known) ?? checked
      return withUnanswered(together, (need) => asked.get(idOf(need)) === 'failed')
    },
    retry: () => {
      for (const [id, how] of asked) if (how === 'failed') asked.delete(id)
      bump({ hasFailed: false })
    },
    close: () => {
      control.abort()
      control = new AbortController()
      clearTimeout(timer)
      timer = undefined
      isGoingOn = false
      waiting = []
      answers.length = 0
      queue.length = 0
      for (const [id, how] of asked) if (how === 'queued') asked.delete(id)
    },
  }
}

const idOf = ({ kind, key }: ReferenceNeed): string => `${kind} ${key}`

const notYetChecked = <F extends string>(field: { readonly name: F }): RowCheck<F, never, never> => ({
  problems: [],
  remarks: [],
  needs: [],
  body: null,
  effect: { kind: 'new' },
  identity: null,
  identityField: field.name,
})
