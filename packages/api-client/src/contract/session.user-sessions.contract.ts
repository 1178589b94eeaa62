import { type FieldsOf, named, WriteResponse } from '@remesa/domain/kernel'
import { UserSession } from '@remesa/domain/session'
import * as z from 'zod/mini'
import { defineEndpoint, signedIn } from './define-endpoint'

const path = '/api/configuration/v1/session'
const ofSession = z.object({ id: UserSession.shape.id })

/** The number of sessions that a call has ended. */
export const EndedSessions = named<EndedSessions>().object({ ended: z.int() })
export interface EndedSessions extends FieldsOf<typeof EndedSessions> {}

/** Calls about the sessions of the signed-in user. They can't read or end sessions of other users. */
export const userSessions = {
  sessions: defineEndpoint({
    summary:
      "The caller's sessions that are open, and those that have ended whose sign-in with a new browser nobody has confirmed. Beyond the specification.",
    method: 'GET',
    path,
    access: signedIn,
    response: z.array(UserSession),
  }),
  confirmSignIn: defineEndpoint({
    summary:
      'The caller says that a sign-in with a new browser was them. A session cannot confirm itself: it is answered (404) like one that does not exist. Beyond the specification.',
    method: 'POST',
    path: `${path}/:id/confirmation`,
    access: signedIn,
    params: ofSession,
    response: WriteResponse,
  }),
  endSession: defineEndpoint({
    summary:
      'Ends a session of the caller: its tokens and its sign-in at the provider are worth nothing from then on. Beyond the specification.',
    method: 'DELETE',
    path: `${path}/:id`,
    access: signedIn,
    params: ofSession,
    response: WriteResponse,
  }),
  endOtherSessions: defineEndpoint({
    summary: 'Ends all sessions of the caller except the one that calls. Beyond the specification.',
    method: 'DELETE',
    path,
    access: signedIn,
    response: EndedSessions,
  }),
}

/** Only the calls about sessions, for an API client that is created when the user opens the page of sessions. */
export const userSessionCalls = { session: userSessions }
export type UserSessionCalls = typeof userSessionCalls
