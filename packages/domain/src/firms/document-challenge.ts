import { type AnyIssue, check, type Issue, issuesOf } from '../kernel'
import type { Employee, EmployeeResult } from './firms.schema'
import { employeesFound } from './search-answer'
import type { SearchConfig } from './search-type'

/**
 * A security question: a document number of which the user must fill in some digits. It contains the hidden digits, so
 * pages get only the result of `challengeCells`.
 */
export interface DocumentChallenge {
  readonly value: string
  /** Positions of the one or two hidden digits in the document number, from 0, in ascending order. */
  readonly positions: readonly number[]
}

/**
 * One character of the document number in a challenge: a visible character, or a hidden digit with its number `blank`,
 * counted from 0.
 */
export type ChallengeCell = { readonly character: string } | { readonly blank: number }

/** The highest number of characters of a document number that is too short for a security question. */
const LONGEST_UNCHALLENGED = 2

/** Code of the search type in which the user types the employee's document number. */
const OWN_DOCUMENT_TYPE = 'DNI'

/**
 * A challenge that hides two digits of a document number, or its only digit. Each pair of digits has the same
 * probability. There is no challenge for a number without digits or with at most 2 characters. `random` returns numbers
 * from 0 (inclusive) to 1 (exclusive), as `Math.random` does, and is called twice. (FIR-50 to FIR-52)
 */
export const createDocumentChallenge = (
  value: string,
  random: () => number,
): DocumentChallenge | undefined => {
  const digits = askedPositions(value)
  if (digits.length === 0) return undefined
  const one = Math.floor(random() * digits.length)
  const rest = Math.floor(random() * (digits.length - 1))
  // The second digit is chosen among all digits except the first one. Its index must therefore be increased by one if
  // it is not lower than the index of the first digit.
  const other = rest < one ? rest : rest + 1
  return { value, positions: digits.filter((_, index) => index === one || index === other) }
}

/**
 * The part of a challenge that a page may show: the characters of the document number in their order, with the hidden
 * digits as blanks. (FIR-53)
 */
export const challengeCells = ({ value, positions }: DocumentChallenge): readonly ChallengeCell[] =>
  [...value].map((character, position) => {
    const blank = positions.indexOf(position)
    return blank < 0 ? { character } : { blank }
  })

/**
 * The validation issues of the user's answer, in the order of the blanks. A blank without a digit from 0 to 9 has an
 * issue at the path `digits.<n>`. If every blank has a digit but a digit is wrong, there is one issue with an empty
 * path. The right answer has no issues. (FIR-54, FIR-55)
 */
export const answerDocumentChallenge = (
  challenge: DocumentChallenge,
  digits: readonly string[],
): readonly AnyIssue[] => {
  const issues = missingDigits(challenge, digits)
  if (issues.length > 0) return issues
  const joined = challengeCells(challenge).map((cell) =>
    'blank' in cell ? digits[cell.blank] : cell.character,
  )
  const isRight = digits.length === challenge.positions.length && joined.join('') === challenge.value
  return isRight ? [] : [invalidDocument]
}

/** The validation issue of each blank in which no digit from 0 to 9 was typed, at the path `digits.<n>`. (FIR-54) */
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

/** The challenge for an employee, who is hidden until the user passes it; `undefined` if there is none. (FIR-56) */
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
 * Whether the result of a search contains an employee who is hidden until the user passes a challenge of the portal or
 * of the back end. (FIR-56)
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

/** The validation issue of wrong digits. (FIR-55) */
export const invalidDocument: AnyIssue = {
  rule: 'documentValidation',
  key: 'label.documentValidation.invalid',
  path: '',
  params: {},
}

/** Whether a document number has digits that a challenge can hide. */
export const canBeAsked = (value: string): boolean => askedPositions(value).length > 0

/** Positions of the digits that a challenge may hide; empty if there is no challenge for the document number. */
const askedPositions = (value: string): readonly number[] => {
  const characters = [...value]
  return characters.length > LONGEST_UNCHALLENGED
    ? characters.flatMap((character, position) => (isDigit(character) ? [position] : []))
    : []
}

const isDigit = (character: string): boolean => /^[0-9]$/.test(character)
