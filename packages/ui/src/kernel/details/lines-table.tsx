import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { detailStyles } from './detail.styles'
import { numbered } from './numbered'

export interface LinesColumn<Line> {
  readonly header: string
  readonly cell: (line: Line) => ReactNode
  /** The column contains numbers, which are aligned at the end. */
  readonly isNumber?: boolean
  /** The column is the row header: it names the line. One per table. */
  readonly isName?: boolean
}

export interface LinesTableProps<Line> {
  /** Heading above the table and its name. */
  readonly caption: string
  /** Level of the heading that contains the caption. */
  readonly heading: 'h4' | 'h5'
  /** Hides the heading if the surroundings already name the table. It remains the accessible name of the table. */
  readonly isCaptionHidden?: boolean
  /** The columns, two or three: they fit on the narrowest screen, and on paper. */
  readonly columns: readonly LinesColumn<Line>[]
  readonly lines: readonly Line[]
}

/** A table of the lines of a detail. With so few columns it remains a table on the narrowest screen. */
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
