import { check, cleanText, type Issue, issuesOf } from '../kernel'

/** The most characters of a typed text of a record. */
export const MAX_TEXT_LENGTH = 255

/** The issues of a required text. Blanks at its ends count neither as text nor as length. (REC-1) */
export const requiredTextIssues = (path: string, typed: string): readonly Issue[] =>
  issuesOf([
    check('required', path, typed, {}),
    check('max', path, cleanText(typed), { length: MAX_TEXT_LENGTH }),
  ])
