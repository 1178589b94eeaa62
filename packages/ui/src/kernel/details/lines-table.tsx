import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { detailStyles } from './detail.styles'
import { numbered } from './numbered'

/** A column of a small table without sorting. */
export interface LinesColumn<Line> {
  readonly header: string
  readonly cell: (line: Line) => ReactNode
  /** Whether the column contains numbers, which are aligned at the end. */
  readonly isNumber?: boolean
  /** Whether the column is the row header, which names the line. A table has at most one such column. */
  readonly isName?: boolean
}

export interface LinesTableProps<Line> {
  /** The heading above the table, and the accessible name of the table. */
  readonly caption: string
  /** Level of the heading above the table. */
  readonly heading: 'h4' | 'h5'
  /**
   * Whether the heading is hidden, because the page already names the table. The caption remains the accessible name
   * of the table.
   */
  readonly isCaptionHidden?: boolean
  /** The columns of the table: two or three, which fit on the narrowest screen and on paper. */
  readonly columns: readonly LinesColumn<Line>[]
  readonly lines: readonly Line[]
}

/** A table of lines in a detail view. It has few columns, so it remains a table even on the narrowest screen. */
export function LinesTable<Line>(props: LinesTableProps<Line>) {
  const { caption, heading, isCaptionHidden = false, columns, lines } = props
  return (
    <>
      {!isCaptionHidden && (
        <chakra.h4 as={heading} css={detailStyles.subheading}>
          {caption}
        </chakra.h4>
      )}
      <chakra.table css={detailStyles.lines} aria-label={caption}>
        <thead>
          <tr>
            {columns.map(({ header, isNumber }) => (
              <th key={header} scope="col" data-number={isNumber}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(lines).map(({ id, line }) => (
            <tr key={id}>
              {columns.map(({ header, cell, isNumber, isName }) =>
                isName ? (
                  <th key={header} scope="row">
                    {cell(line)}
                  </th>
                ) : (
                  <td key={header} data-number={isNumber}>
                    {cell(line)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </>
  )
}
