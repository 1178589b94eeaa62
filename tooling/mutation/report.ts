import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

interface Position {
  readonly line: number
  readonly column: number
}

/** A change of the code by a mutation, and the outcome of its tests. Lines and columns are counted from 1. */
export interface Mutant {
  readonly fileName: string
  readonly location: { readonly start: Position; readonly end: Position }
  readonly mutatorName: string
  readonly replacement: string
  readonly status: string
}

const isDetected = ({ status }: Mutant) => status === 'Killed' || status === 'Timeout'
export const isSurvivor = ({ status }: Mutant): boolean => status === 'Survived' || status === 'NoCoverage'

const oneLine = (text: string) => {
  const joined = text.replace(/\s+/g, ' ').trim()
  return joined.length > 90 ? `${joined.slice(0, 90)}…` : joined
}

function originalOf({ fileName, location: { start, end } }: Mutant): string {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line)
  const cut = lines.map((line, index) => {
    const to = index === lines.length - 1 ? end.column - 1 : line.length
    return line.slice(index === 0 ? start.column - 1 : 0, to)
  })
  return cut.join('\n')
}

/**
 * The key of a mutant. It contains no line number, so that a list of surviving mutants stays valid after edits
 * elsewhere in the file.
 */
export const keyOf = (source: string, mutant: Mutant): string =>
  `\`${relative(source, mutant.fileName)}\` ${mutant.mutatorName}: \`${oneLine(originalOf(mutant))}\` → \`${oneLine(mutant.replacement)}\``

/** The position of a surviving mutant as one line of text. */
export const placeOf = (source: string, mutant: Mutant, isExplained: boolean): string => {
  const known = isExplained ? ' (explained)' : ''
  const unreached = mutant.status === 'NoCoverage' ? ' (no test comes here)' : ''
  const change = `${oneLine(originalOf(mutant))}  →  ${oneLine(mutant.replacement)}`
  const place = `${relative(source, mutant.fileName)}:${mutant.location.start.line}`
  return `${place} ${mutant.mutatorName}${unreached}${known}: ${change}`
}

/** The percentage of killed mutants, and the table row that contains it. */
export function tally(
  title: string,
  mutants: readonly Mutant[],
): { readonly score: number; readonly row: string } {
  const count = (status: string) => mutants.filter((mutant) => mutant.status === status).length
  const detected = mutants.filter(isDetected).length
  const valid = detected + mutants.filter(isSurvivor).length
  const score = valid === 0 ? 100 : (100 * detected) / valid
  const cells = [count('Killed'), count('Timeout'), count('Survived'), count('NoCoverage'), count('Ignored')]
  return { score, row: `| ${title} | ${score.toFixed(1)} % | ${cells.join(' | ')} |` }
}
