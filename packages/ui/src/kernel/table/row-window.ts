/** The maximum number of rows of a table that is rendered completely. */
export const WHOLE_TABLE_LIMIT = 50

/** A range of rows from `start` (inclusive) to `end` (exclusive). */
export interface RowSpan {
  readonly start: number
  readonly end: number
}

/** Offset of each row in pixels below the top of the first row. The last entry is the end of the last row. */
export const rowOffsets = (ids: readonly string[], heightOf: (id: string) => number): Float64Array => {
  const offsets = new Float64Array(ids.length + 1)
  let below = 0
  for (let index = 0; index < ids.length; index += 1) {
    below += heightOf(ids[index] ?? '')
    offsets[index + 1] = below
  }
  return offsets
}

/** Index of the row at an offset; the first or the last row for an offset outside the table. */
export const rowAt = (offsets: Float64Array, height: number): number => {
  let [low, high] = [0, Math.max(0, offsets.length - 2)]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((offsets[middle] ?? 0) <= height) low = middle
    else high = middle - 1
  }
  return low
}

/** The part of the table that is in the viewport, in pixels below the top of the first row. */
export interface Sight {
  readonly top: number
  readonly bottom: number
}

/**
 * The rows to render for a viewport: the visible rows, and half a viewport of rows above and below, so that no empty
 * space appears on scrolling or Tab. Rendering other rows takes long. Therefore `rendered` is returned as long as it
 * contains a quarter of a viewport to one viewport of rows above and below.
 */
export const spanInSight = (offsets: Float64Array, { top, bottom }: Sight, rendered: RowSpan): RowSpan => {
  const whole = offsets.at(-1) ?? 0
  const margin = (bottom - top) / 2
  if (bottom + margin <= 0 || top - margin >= whole)
    return rendered.start === rendered.end ? rendered : { start: 0, end: 0 }
  const reach = (beyond: number): RowSpan => ({
    start: rowAt(offsets, top - beyond),
    end: rowAt(offsets, bottom + beyond) + 1,
  })
  const [least, wanted, most] = [reach(margin / 2), reach(margin), reach(2 * margin)]
  const isEnough = rendered.start <= least.start && rendered.end >= least.end
  const isTooMuch = rendered.start < most.start || rendered.end > most.end
  return isEnough && !isTooMuch ? rendered : wanted
}

/**
 * The indexes of the rows in the document, in order: all rows of the span, the first and the last row, and the
 * focused row with its neighbours. The first and the last row let Tab enter the table from either side. The
 * neighbours let Tab continue from the focused row at any scroll position.
 *
 * @param focused index of the focused row; -1 if no row is focused.
 */
export const renderedRows = (count: number, { start, end }: RowSpan, focused: number): readonly number[] => {
  const rendered = new Set<number>([0, count - 1])
  for (let index = start; index < end; index += 1) rendered.add(index)
  if (focused >= 0) for (let index = focused - 1; index <= focused + 1; index += 1) rendered.add(index)
  return [...rendered].filter((index) => index >= 0 && index < count).toSorted((a, b) => a - b)
}
