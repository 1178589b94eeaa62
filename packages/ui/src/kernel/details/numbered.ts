/** A line of a detail view. Its id is its index, because two lines may be equal. Lines never move. */
export interface Numbered<Line> {
  readonly id: string
  readonly line: Line
}

export const numbered = <Line>(lines: readonly Line[]): readonly Numbered<Line>[] =>
  lines.map((line, index) => ({ id: String(index), line }))
