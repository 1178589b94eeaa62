import type { IssueRule } from '../kernel'
import { OVERWRITE_QUESTION_KEY } from './assignments'
import { userRefusalKeys } from './decision'
import { NOT_SYNCHRONISED_KEY } from './user-row'
import { userToastKeys } from './user-toasts'
import { USERS_REPORT_TOAST_KEY } from './users-report'

/** Validation rules that apply only to users. The message key of a rule is `validation.messages.<rule>`. */
const ownIssueRules = [
  'entity_already_assigned',
  'servicepoint_already_assigned',
] as const satisfies readonly IssueRule[]

/** Every message key that the rules of users can return; a check uses the list to find missing texts. (USR-4) */
export const userMessageKeys: readonly string[] = [
  ...ownIssueRules.map((rule) => `validation.messages.${rule}`),
  ...userRefusalKeys,
  OVERWRITE_QUESTION_KEY,
  ...userToastKeys,
  NOT_SYNCHRONISED_KEY,
  USERS_REPORT_TOAST_KEY,
]
