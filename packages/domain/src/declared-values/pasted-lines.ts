import { cleanText, equalsText } from '../kernel'

/** The fields of a draft that pasted cells can fill. */
export interface PasteFields<Name extends string> {
  /** The text fields of the row in the order of their columns, beginning with the field into which the user pastes. */
  readonly texts: readonly Name[]
  /**
   * Fields in which the user chooses an option, each with its options. A pasted cell chooses the option with the same
   * `text`.
   */
  readonly choices: readonly {
    readonly name: Name
    readonly options: readonly { readonly text: string; readonly value: string }[]
  }[]
}

/**
 * The fields of each pasted line; `undefined` for a single cell, which the browser pastes without change. Cells are
 * separated by tabs or semicolons. A cell with the name of an option, in upper or lower case, chooses that option. All
 * other cells fill the text fields in their order. Blank lines are skipped. (DCV-39)
 */
export const readPastedLines = <Name extends string>(
  text: string,
  fields: PasteFields<Name>,
): readonly Partial<Readonly<Record<Name, string>>>[] | undefined => {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.split(/[\t;]/).map((cell) => cleanText(cell)))
    .filter((cells) => cells.some((cell) => cell !== ''))
  const isOneCell = lines.length <= 1 && (lines[0] ?? []).length <= 1
  return isOneCell ? undefined : lines.map((cells) => rowOf(cells, fields))
}

const rowOf = <Name extends string>(
  cells: readonly string[],
  { texts, choices }: PasteFields<Name>,
): Partial<Readonly<Record<Name, string>>> => {
  const row: Partial<Record<Name, string>> = {}
  let filled = 0
  for (const cell of cells) {
    const choice = choices.flatMap(({ name, options }) =>
      options
        .filter((option) => cell !== '' && equalsText(option.text, cell))
        .map(({ value }) => ({ name, value })),
    )[0]
    if (choice !== undefined) row[choice.name] = choice.value
    else {
      const name = texts[filled]
      if (name !== undefined) row[name] = cell
      filled += 1
    }
  }
  return row
}
