import { check, type Issue, issuesOf } from '../kernel'

/** Characters that a typed text of a record may have. */
export const MAX_TEXT_LENGTH = 255

/** The issues of a text that has to be there: blanks around it don't count, neither as text nor as length. (REC-1) */
export const requiredTextIssues = (path: string, typed: string): readonly Issue[] =>
  issuesOf([
    check('required', path, typed, {}),
    check('max', path, typed.trim(), { length: MAX_TEXT_LENGTH }),
  ])
