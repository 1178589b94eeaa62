/** A line of a detail view. Its id is its index, because two lines may be equal. Lines never move. */
export interface Numbered<Line> {
  readonly id: string
  readonly line: Line
}

/** Returns lines with their positions as ids, for lists whose lines have no ids and do not move. */
export const numbered = <Line>(lines: readonly Line[]): readonly Numbered<Line>[] =>
  lines.map((line, index) => ({ id: String(index), line }))
