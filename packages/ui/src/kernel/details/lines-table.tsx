import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { detailStyles } from './detail.styles'
import { numbered } from './numbered'

export interface LinesColumn<Line> {
  readonly header: string
  readonly cell: (line: Line) => ReactNode
  /** Numbers are aligned at the end. */
  readonly isNumber?: boolean
  /** The row header: names the line. One per table. */
  readonly isName?: boolean
}

export interface LinesTableProps<Line> {
  /** Heading above the table and its name. */
  readonly caption: string
  /** Level of that heading. */
  readonly heading: 'h4' | 'h5'
  /** Hides the heading, which stays the table's name, where the surroundings name the table already. */
  readonly isCaptionHidden?: boolean
  /** Two or three: they fit on the narrowest screen, and on paper. */
  readonly columns: readonly LinesColumn<Line>[]
  readonly lines: readonly Line[]
}

/** The lines that something consists of. With so few columns it stays a table on the narrowest screen. */
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
