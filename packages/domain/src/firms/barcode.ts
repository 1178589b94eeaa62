import { type BarcodeFormat, barcodeFormats, decide } from '../kernel'
import { type FirmsDecision, firmsRefusal } from './decision'
import { runPattern } from './pattern-matcher'
import type { PatternProblem } from './pattern-parser'
import { compilePattern } from './pattern-program'
import type { SearchConfig } from './search-type'

/**
 * The reason why a country's barcode pattern was not applied to a scan. Its message key is `firms.barcode.<problem>`.
 */
export type BarcodeProblem = PatternProblem | 'text-too-long' | 'no-match'

/** The text that a scan resulted in, and whether the country's pattern was applied. */
export interface BarcodeReading {
  /** The text that the pattern has extracted from the scan; the unchanged scan if `applied` is false. */
  readonly text: string
  readonly applied: boolean
  /** The reason why the pattern was not applied. `undefined` if it was applied, or if the country has no pattern. */
  readonly problem: BarcodeProblem | undefined
}

/**
 * The length of the longest scan to which a pattern is applied, in UTF-16 units. For a pattern with many states the
 * limit is lower, because of MAX_BARCODE_STEPS.
 */
export const MAX_BARCODE_LENGTH = 4_096

/**
 * The highest number of steps for one scan. A pattern takes as many steps as it has states, times the positions in the
 * scan.
 */
export const MAX_BARCODE_STEPS = 250_000

/** Every reason why a pattern may not be applied to a scan. */
export const barcodeProblems = [
  'pattern-too-long',
  'pattern-malformed',
  'pattern-unsupported',
  'pattern-too-large',
  'text-too-long',
  'no-match',
] as const satisfies readonly BarcodeProblem[]

/**
 * The barcode formats that the scanner of a country accepts: the known formats in its settings, each once, in the same
 * order. (FIR-60)
 */
export const scannableFormats = ({
  SearchEmployee,
}: Pick<SearchConfig, 'SearchEmployee'>): readonly BarcodeFormat[] => [
  ...new Set(
    SearchEmployee.BarcodeFormats.flatMap((name) =>
      barcodeFormats.filter((format) => format === name.trim()),
    ),
  ),
]

/** Whether the user can scan the identifier in the search form. (FIR-60) */
export const barcodeScanning = (config: Pick<SearchConfig, 'SearchEmployee'>): FirmsDecision =>
  decide([
    !config.SearchEmployee.SearchWithBarcode && firmsRefusal('scanning-disabled'),
    scannableFormats(config).length === 0 &&
      firmsRefusal('no-barcode-format', { formats: config.SearchEmployee.BarcodeFormats.join(', ') }),
  ])

/**
 * The text that a country's pattern extracts from a scan: the first group of the first match, else the whole match.
 * Without a match it is the unchanged scan, with the reason. A pattern takes at most MAX_BARCODE_STEPS steps and never
 * causes an error. (FIR-61 to FIR-64)
 */
export const readBarcode = (raw: string, pattern: string | null): BarcodeReading => {
  const unread = (problem?: BarcodeProblem): BarcodeReading => ({ text: raw, applied: false, problem })
  if (pattern === null || pattern === '') return unread()
  const program = compilePattern(pattern)
  if (!program.ok) return unread(program.error)
  if (raw.length > longestText(program.value.states)) return unread('text-too-long')
  const [whole, first] = runPattern(program.value, raw).match?.groups ?? []
  const text = first || whole
  return text ? { text, applied: true, problem: undefined } : unread('no-match')
}

/** The identifier that a country's pattern extracts from a scan. (FIR-61) */
export const applyBarcodePattern = (raw: string, pattern: string | null): string =>
  readBarcode(raw, pattern).text

const longestText = (states: number): number =>
  Math.min(MAX_BARCODE_LENGTH, Math.floor(MAX_BARCODE_STEPS / states) - 1)
