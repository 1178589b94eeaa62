import { type Decision, refusalsOf } from '../kernel'

const refusals = refusalsOf(
  'users',
  [
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
    'inactive-service-point',
    'other-country',
    'other-client-country',
    'partly-assigned',
    'users-not-managed',
    'service-account',
    'more-rights',
    'has-service-account',
  ],
  {
    // The tooltip of the add button when the maximum is reached; the text contains `maximum`.
    'service-points-full': 'label.add.servicepoint.warning',
  },
)

/** A reason why something can't be done with a user, with its message key. */
export const userRefusal = refusals.refusal
/** The message keys of all reasons in the rules of users. */
export const userRefusalKeys = refusals.keys

/** One reason why something can't be done with a user. */
export type UserRefusal = ReturnType<typeof userRefusal>
/** Whether something may be done with a user, and every reason why not. */
export type UserDecision<R extends UserRefusal['rule'] = UserRefusal['rule']> = Decision<R>
