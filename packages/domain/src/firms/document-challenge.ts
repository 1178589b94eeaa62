import { check, type Issue, issuesOf } from '../kernel'
import type { Employee, EmployeeResult } from './firms.schema'
import { employeesFound } from './search-answer'
import type { SearchConfig } from './search-type'

/** A document with digits to fill in. It contains the answer: a view gets `challengeCells`. */
export interface DocumentChallenge {
  readonly value: string
  /** Positions of the one or two blanked digits among the characters of the value, from 0, ascending. */
  readonly positions: readonly number[]
}

/** One character of a blanked document: visible, or the digit number `blank` to fill in, from 0. */
export type ChallengeCell = { readonly character: string } | { readonly blank: number }

/** Values of this length or shorter have no challenge. */
const LONGEST_UNCHALLENGED = 2

/** Code of the search type by which users have already typed the document. */
const OWN_DOCUMENT_TYPE = 'DNI'

/**
 * Blanks two digits of a document, each pair with the same probability, or the only one. A value without a digit, or
 * of 2 characters or fewer, has no challenge. `random` gives numbers from 0 (inclusive) to 1 (exclusive), as
 * `Math.random` does; it is called twice. (FIR-50 to FIR-52)
 */
export const createDocumentChallenge = (
  value: string,
  random: () => number,
): DocumentChallenge | undefined => {
  const digits = askedPositions(value)
  if (digits.length === 0) return undefined
  const one = Math.floor(random() * digits.length)
  const rest = Math.floor(random() * (digits.length - 1))
  // The second digit is chosen among the others: those after the first have moved up by one.
  const other = rest < one ? rest : rest + 1
  return { value, positions: digits.filter((_, index) => index === one || index === other) }
}

/** The part of a challenge that a view may show: every character but the blanked ones, in order. (FIR-53) */
export const challengeCells = ({ value, positions }: DocumentChallenge): readonly ChallengeCell[] =>
  [...value].map((character, position) => {
    const blank = positions.indexOf(position)
    return blank < 0 ? { character } : { blank }
  })

/**
 * Compares the digits, in the order of the blanks, with the document: no issue if they are right. First each
 * must be one digit from 0 to 9 (path `digits.<n>`); only then they are compared as a whole (empty path).
 * (FIR-54, FIR-55)
 */
export const answerDocumentChallenge = (
  challenge: DocumentChallenge,
  digits: readonly string[],
): readonly Issue[] => {
  const issues = missingDigits(challenge, digits)
  if (issues.length > 0) return issues
  const joined = challengeCells(challenge).map((cell) =>
    'blank' in cell ? digits[cell.blank] : cell.character,
  )
  const isRight = digits.length === challenge.positions.length && joined.join('') === challenge.value
  return isRight ? [] : [invalidDocument]
}

/** The issue of each blank without a digit from 0 to 9, at the path `digits.<n>`. (FIR-54) */
export const missingDigits = (
  { positions }: Pick<DocumentChallenge, 'positions'>,
  digits: readonly string[],
): readonly Issue[] =>
  issuesOf(
    positions.map((_, index) => {
      const path = `digits.${index}`
      return check('required', path, digits[index], {}) ?? check('digits', path, digits[index], { length: 1 })
    }),
  )

/**
 * The document of one employee with digits to fill in before the employee is shown; `undefined` if there is
 * no challenge. (FIR-56)
 */
export const documentToValidate = (
  { validationDocumentValue: value }: Pick<Employee, 'validationDocumentValue'>,
  { SearchEmployee }: Pick<SearchConfig, 'SearchEmployee'>,
  searchType: string,
): string | undefined => {
  if (!SearchEmployee.ApplyValidationDocument || value === null) return undefined
  if (searchType.trim().toUpperCase() === OWN_DOCUMENT_TYPE) return undefined
  return canBeAsked(value) ? value : undefined
}

/**
 * Whether a search hides any of its employees until a challenge of the portal or of the back end is passed.
 * (FIR-56)
 */
export const needsDocumentChallenge = (
  result: EmployeeResult,
  config: Pick<SearchConfig, 'SearchEmployee'>,
  searchType: string,
): boolean => {
  const found = employeesFound(result)
  if (!found.ok) return false
  const { employees, guarded } = found.value
  return (
    guarded.length > 0 ||
    employees.some((employee) => documentToValidate(employee, config, searchType) !== undefined)
  )
}

/** The issue of wrong digits. (FIR-55) */
export const invalidDocument: Issue = {
  rule: 'documentValidation',
  key: 'label.documentValidation.invalid',
  path: '',
  params: {},
}

/** Whether a number has digits for a challenge. */
export const canBeAsked = (value: string): boolean => askedPositions(value).length > 0

/** Positions of the digits that may be blanked; empty if the document has no challenge. */
const askedPositions = (value: string): readonly number[] => {
  const characters = [...value]
  return characters.length > LONGEST_UNCHALLENGED
    ? characters.flatMap((character, position) => (isDigit(character) ? [position] : []))
    : []
}

const isDigit = (character: string): boolean => /^[0-9]$/.test(character)
