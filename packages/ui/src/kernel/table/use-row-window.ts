import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type RowSpan, renderedRows, rowOffsets, spanInSight, WHOLE_TABLE_LIMIT } from './row-window'

/**
 * Maximum number of renderings within one frame. Newly rendered rows may change the widths of columns, and thereby the
 * heights of rows, so several renderings can be necessary.
 */
const MOST_ROUNDS = 10

export interface RowWindow {
  /** Whether some rows are not rendered. */
  readonly isPart: boolean
  /** Indexes of the rows to render, in order. */
  readonly rendered: readonly number[]
  /** Offset of each row in pixels. The last entry is the end of the last row. */
  readonly offsets: Float64Array
}

/**
 * The rows of a long table that must be in the document at the page's scroll position. Short tables, and tables that
 * are being printed, are rendered completely. Rows are the elements of `body` with `data-row-id`.
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
    setSpan((rendered) => spanInSight(offsets, { top: -top, bottom: innerHeight - top }, rendered))
  })
  const rounds = useRef(0)
  // This effect runs after every render, because new rows have a height only after a render, and the table may have
  // moved.
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
    // Any element around the table may be scrolled, and content above the table may change its size.
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

  const rendered = useMemo(
    () => (isPart ? renderedRows(ids.length, span, focused) : ids.map((_, index) => index)),
    [ids, isPart, span, focused],
  )
  return { isPart, rendered, offsets, onFocus: setFocusedId }
}

interface RowHeights {
  /** Assumed height in pixels of a row that has not been rendered yet. */
  readonly usual: number
  /** Measured heights that differ from the assumed height, by the ids of the rows. */
  readonly others: ReadonlyMap<string, number>
  /** The width of the table at which the heights were measured; `undefined` before the first measurement. */
  readonly width: number | undefined
}

const unseen: RowHeights = { usual: 53, others: new Map(), width: undefined }

/**
 * The known row heights, updated with the heights of the rendered rows. The same object is returned if no height has
 * changed.
 */
const measured = (before: RowHeights, body: HTMLElement): RowHeights => {
  const rows = [...body.querySelectorAll<HTMLElement>(':scope > [data-row-id]')]
  const width = body.offsetWidth
  const first = rows[0]?.getBoundingClientRect().height ?? 0
  // A collapsed table is not measured, because its rows have no height.
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

/** Whether the element is being printed. The page behind an open dialog is not printed. */
const usePrinted = (element: RefObject<HTMLElement | null>): boolean => {
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    // The browser prints directly after this event, so all rows must be rendered synchronously.
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
