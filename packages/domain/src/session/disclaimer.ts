import { decide } from '../kernel'
import { type SessionDecision, sessionRefusal } from './decision'

/** The facts that decide how the legal disclaimer is shown. */
export interface DisclaimerFacts {
  /** Whether the user has accepted the disclaimer: `disclaimerAccepted` of the signed-in user. */
  readonly isAccepted: boolean
  /** Whether there is a document to read: it was loaded and is not empty. */
  readonly hasDocument: boolean
  /** Whether the user has opened the disclaimer, to read it again or to take the acceptance back. */
  readonly isOpened: boolean
}

/** The state of the legal disclaimer and its actions. */
export interface DisclaimerView {
  readonly isOpen: boolean
  readonly close: SessionDecision
  readonly accept: SessionDecision
  readonly decline: SessionDecision
}

/**
 * The disclaimer stays open until it is accepted and can't be closed before. It can be accepted only with a
 * document to read. Taking an acceptance back opens the disclaimer again. (SES-30 to SES-32)
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

/** Whether the cookie notice is shown: only to signed-in users, until it is accepted in this browser. (SES-33) */
export const showsCookieNotice = ({
  isSignedIn,
  isAccepted,
}: {
  readonly isSignedIn: boolean
  readonly isAccepted: boolean
}): boolean => isSignedIn && !isAccepted
