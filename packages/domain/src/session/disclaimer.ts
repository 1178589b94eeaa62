import { decide } from '../kernel'
import { type SessionDecision, sessionRefusal } from './decision'

/** The facts that decide how the legal disclaimer is shown. */
export interface DisclaimerFacts {
  /** Whether the user has accepted the disclaimer, by the field `disclaimerAccepted` of the signed-in user. */
  readonly isAccepted: boolean
  /** Whether the text of the disclaimer was loaded and is not empty. */
  readonly hasDocument: boolean
  /** Whether the user has opened the disclaimer after accepting it, to read it again or to withdraw the acceptance. */
  readonly isOpened: boolean
}

/** The state in which the legal disclaimer is shown, and the actions that it offers. */
export interface DisclaimerView {
  readonly isOpen: boolean
  readonly close: SessionDecision
  readonly accept: SessionDecision
  readonly decline: SessionDecision
}

/**
 * The state in which the legal disclaimer is shown. The disclaimer is open until the user accepts it, and can't be
 * closed before. It can be accepted only if its text is loaded. Withdrawing the acceptance opens the disclaimer again.
 * (SES-30 to SES-32)
 */
export const disclaimerView = ({ isAccepted, hasDocument, isOpened }: DisclaimerFacts): DisclaimerView => ({
  isOpen: !isAccepted || isOpened,
  close: decide([!isAccepted && sessionRefusal('disclaimer-pending')]),
  accept: decide([
    isAccepted && sessionRefusal('disclaimer-accepted'),
    !hasDocument && sessionRefusal('disclaimer-missing'),
  ]),
  decline: decide([!isAccepted && sessionRefusal('disclaimer-not-accepted')]),
})

/** Whether the cookie notice is shown: only to signed-in users, until the user accepts it in this browser. (SES-33) */
export const showsCookieNotice = ({
  isSignedIn,
  isAccepted,
}: {
  readonly isSignedIn: boolean
  readonly isAccepted: boolean
}): boolean => isSignedIn && !isAccepted
