/** Lines of a detail with their index as id: they never move, and two of them may be equal. */
export interface Numbered<Line> {
  readonly id: string
  readonly line: Line
}

export const numbered = <Line>(lines: readonly Line[]): readonly Numbered<Line>[] =>
  lines.map((line, index) => ({ id: String(index), line }))
