import { type Decision, type Refusal, refusalOf } from '../kernel'

/** Every reason that a rule of users can give for refusing an action. */
export const userRefusalRules = [
  'inactive',
  'own-user',
  'already-synchronised',
  'not-administrator',
  'administration-not-editable',
  'supervision-not-editable',
  'last-own-right',
  'not-editing',
  'unchanged',
  'too-many-service-points',
  'overwrite-not-confirmed',
  'nothing-selected',
  'service-point-not-editable',
  'not-one-service-point',
  'report-not-offered',
  'not-confirmed',
  'service-points-full',
] as const

/** A reason that a rule of users can give. */
/** One reason why something about a user is refused. */
export type UserRefusalRule = (typeof userRefusalRules)[number]
/** One reason why something can't be done with a user. */
export type UserRefusal = Refusal<UserRefusalRule>
/** Whether something about a user may be done, and every reason why not. */
export type UserDecision<R extends UserRefusalRule = UserRefusalRule> = Decision<R>

/** Text of the add button while the maximum is reached; it mentions `maximum`. */
const FULL_KEY = 'label.add.servicepoint.warning'

/** Makes a refusal of this feature. */
export const userRefusal: ReturnType<typeof refusalOf<UserRefusalRule>> = (rule, params) => {
  const refused = refusalOf<UserRefusalRule>('users')(rule, params)
  return rule === 'service-points-full' ? { ...refused, key: FULL_KEY } : refused
}
