import Papa from 'papaparse'

const UTF_16 = [
  { mark: [0xff, 0xfe], name: 'utf-16le' },
  { mark: [0xfe, 0xff], name: 'utf-16be' },
] as const

/**
 * The text of a file: UTF-16 with its mark, UTF-8 with or without one, else Windows-1252, in which spreadsheet programs
 * save CSV in Western Europe. `undefined` for what is no text. (IMP-4)
 */
export const decodedText = (bytes: Uint8Array): string | undefined => {
  const marked = UTF_16.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte))
  if (marked !== undefined) return new TextDecoder(marked.name).decode(bytes)
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * The cells of a file of separated values: semicolons, commas, tabs or bars, whichever it uses. A first line `sep=;`, which
 * spreadsheet programs write, stands for a blank row. `undefined` for a quote that is never closed. (IMP-4)
 */
export const csvCells = (text: string): readonly (readonly string[])[] | undefined => {
  const named = /^sep=(.)\r?\n/i.exec(text)
  const { data, errors } = Papa.parse<string[]>(named === null ? text : text.slice(named[0].length), {
    delimitersToGuess: [';', ',', '\t', '|'],
    ...(named?.[1] === undefined ? {} : { delimiter: named[1] }),
  })
  if (errors.some(({ type }) => type === 'Quotes')) return undefined
  return named === null ? data : [[], ...data]
}
