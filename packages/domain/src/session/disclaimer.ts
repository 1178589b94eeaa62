import { decide } from '../kernel'
import { type SessionDecision, sessionRefusal } from './decision'

/** What decides how the legal disclaimer shows. */
export interface DisclaimerFacts {
  /** `disclaimerAccepted` of the signed-in user. */
  readonly isAccepted: boolean
  /** Whether there is a document to read: it was loaded and is not empty. */
  readonly hasDocument: boolean
  /** Opened by the user, to be read again or taken back. */
  readonly isOpened: boolean
}

/** What can be done with the legal disclaimer. */
export interface DisclaimerView {
  readonly isOpen: boolean
  readonly close: SessionDecision
  readonly accept: SessionDecision
  readonly decline: SessionDecision
}

/**
 * The disclaimer stands open until it is accepted and can't be closed before. Only what was there to be read can be
 * accepted; an acceptance can be taken back, which opens it again. (SES-30 to SES-32)
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

/** Whether the notice about cookies shows: to those who are signed in, until it was accepted in this browser. (SES-33) */
export const showsCookieNotice = ({
  isSignedIn,
  isAccepted,
}: {
  readonly isSignedIn: boolean
  readonly isAccepted: boolean
}): boolean => isSignedIn && !isAccepted
