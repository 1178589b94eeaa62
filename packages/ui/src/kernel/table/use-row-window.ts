import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { drawnRows, type RowSpan, rowOffsets, spanInSight, WHOLE_TABLE_LIMIT } from './row-window'

/** Which rows are drawn may decide how wide columns are, and so how high rows: a frame does not wait for them to agree. */
const MOST_ROUNDS = 10

export interface RowWindow {
  /** Whether rows are left out. */
  readonly isPart: boolean
  /** Indexes of the rows to draw, in order. */
  readonly drawn: readonly number[]
  /** Where each row begins, in pixels; the last entry is where the last one ends. */
  readonly offsets: Float64Array
}

/**
 * Which rows of a long table must be in the document for where the page is scrolled to. Short tables are drawn whole, and
 * so is what is printed. Rows are the elements of `body` with `data-row-id`.
 */
export function useRowWindow(
  body: RefObject<HTMLElement | null>,
  ids: readonly string[],
): RowWindow & { readonly onFocus: (rowId: string | undefined) => void } {
  const isPrinted = usePrinted(body)
  const [span, setSpan] = useState<RowSpan>({ start: 0, end: 1 })
  const [focusedId, setFocusedId] = useState<string>()
  const [heights, setHeights] = useState(unseen)
  const isPart = ids.length > WHOLE_TABLE_LIMIT && !isPrinted
  const offsets = useMemo(
    () => rowOffsets(isPart ? ids : [], (id) => heights.others.get(id) ?? heights.usual),
    [ids, heights, isPart],
  )
  const focused = useMemo(
    () => (isPart && focusedId !== undefined ? ids.indexOf(focusedId) : -1),
    [ids, focusedId, isPart],
  )

  const look = useEffectEvent(() => {
    if (!isPart || body.current === null) return
    const { top } = body.current.getBoundingClientRect()
    setSpan((drawn) => spanInSight(offsets, { top: -top, bottom: innerHeight - top }, drawn))
  })
  const rounds = useRef(0)
  // After every drawing: what was drawn has a height now, and the table may stand elsewhere than before.
  useLayoutEffect(() => {
    if (!isPart || body.current === null || rounds.current === MOST_ROUNDS) return
    if (rounds.current === 0) {
      requestAnimationFrame(() => {
        rounds.current = 0
      })
    }
    rounds.current += 1
    setHeights(measured(heights, body.current))
    look()
  })
  useEffect(() => {
    if (!isPart) return
    const onMove = () => look()
    // Whatever scrolls, and whatever changes its size above the table.
    document.addEventListener('scroll', onMove, { capture: true, passive: true })
    window.addEventListener('resize', onMove)
    const observer = new ResizeObserver(onMove)
    observer.observe(document.body)
    return () => {
      document.removeEventListener('scroll', onMove, { capture: true })
      window.removeEventListener('resize', onMove)
      observer.disconnect()
    }
  }, [isPart])

  const drawn = useMemo(
    () => (isPart ? drawnRows(ids.length, span, focused) : ids.map((_, index) => index)),
    [ids, isPart, span, focused],
  )
  return { isPart, drawn, offsets, onFocus: setFocusedId }
}

interface RowHeights {
  /** What a row that nobody has seen is taken to be. */
  readonly usual: number
  /** Rows of another height, by id. */
  readonly others: ReadonlyMap<string, number>
  /** The width of the table at which these heights were seen; `undefined` before any was. */
  readonly width: number | undefined
}

const unseen: RowHeights = { usual: 53, others: new Map(), width: undefined }

/** Heights with those of the rows that are drawn; the same object where nothing is new. */
const measured = (before: RowHeights, body: HTMLElement): RowHeights => {
  const rows = [...body.querySelectorAll<HTMLElement>(':scope > [data-row-id]')]
  const width = body.offsetWidth
  const first = rows[0]?.getBoundingClientRect().height ?? 0
  // A table that is folded away has no heights.
  if (first === 0) return before
  const known = before.width === width ? before : { usual: first, others: new Map<string, number>(), width }
  const others = new Map(known.others)
  for (const row of rows) {
    const id = row.dataset['rowId'] ?? ''
    const { height } = row.getBoundingClientRect()
    if (Math.abs((others.get(id) ?? known.usual) - height) > 0.5) others.set(id, height)
  }
  const isNews = [...others].some(([id, height]) => known.others.get(id) !== height)
  return isNews ? { ...known, others } : known
}

/** Whether the page is being printed and the element with it. What stands behind a dialog is not. */
const usePrinted = (element: RefObject<HTMLElement | null>): boolean => {
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    // The browser takes its picture right after the event.
    const begin = () => {
      if (element.current?.closest('[inert], [aria-hidden=true]') === null) flushSync(() => setPrinted(true))
    }
    const end = () => setPrinted(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [element])
  return isPrinted
}
