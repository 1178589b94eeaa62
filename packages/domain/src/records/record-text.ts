import { check, cleanText, type Issue, issuesOf } from '../kernel'

/** The highest number of characters of a text that a user types into a record. */
export const MAX_TEXT_LENGTH = 255

/** The validation issues of a required text. Spaces at both ends are ignored, also in the length. (REC-1) */
export const requiredTextIssues = (path: string, typed: string): readonly Issue[] =>
  issuesOf([
    check('required', path, typed, {}),
    check('max', path, cleanText(typed), { length: MAX_TEXT_LENGTH }),
  ])
