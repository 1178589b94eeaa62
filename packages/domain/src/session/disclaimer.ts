import { decide } from '../kernel'
import { type SessionDecision, sessionRefusal } from './decision'

/** The data that decide whether the legal disclaimer is shown. */
export interface DisclaimerFacts {
  /** Whether the user has accepted the disclaimer, from the field `disclaimerAccepted` of the signed-in user. */
  readonly isAccepted: boolean
  /** Whether the text of the disclaimer has been loaded and is not empty. */
  readonly hasDocument: boolean
  /** Whether the user has opened the accepted disclaimer, to read it again or to withdraw the acceptance. */
  readonly isOpened: boolean
}

/** Whether the legal disclaimer is shown, and which actions the user can take on it. */
export interface DisclaimerView {
  readonly isOpen: boolean
  readonly close: SessionDecision
  readonly accept: SessionDecision
  readonly decline: SessionDecision
}

/**
 * The state of the legal disclaimer. It is open until the user accepts it, and can't be closed before that. It can be
 * accepted only after its text was loaded. If the user withdraws the acceptance, the disclaimer opens again. (SES-30 to
 * SES-32)
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

/** Whether the cookie notice is shown. Signed-in users see it until they accept it in this browser. (SES-33) */
export const showsCookieNotice = ({
  isSignedIn,
  isAccepted,
}: {
  readonly isSignedIn: boolean
  readonly isAccepted: boolean
}): boolean => isSignedIn && !isAccepted
