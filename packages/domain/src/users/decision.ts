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
    // The tooltip of the add button when the user has the `maximum` number of service points.
    'service-points-full': 'label.add.servicepoint.warning',
  },
)

/** A reason for which an action on a user is refused, with its message key. */
export const userRefusal = refusals.refusal
/** The message keys of all reasons for which actions on users are refused. */
export const userRefusalKeys = refusals.keys

/** One reason why an action on a user is refused. */
export type UserRefusal = ReturnType<typeof userRefusal>
/** Whether an action on a user is allowed, and every reason why not. */
export type UserDecision<R extends UserRefusal['rule'] = UserRefusal['rule']> = Decision<R>
