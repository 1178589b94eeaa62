import { LoggedUser } from '@remesa/domain/session'
import * as z from 'zod/mini'
import { defineEndpoint, isPublic, signedIn } from './define-endpoint'
import { DisclaimerAnswer } from './wire-values'

/** A PDF as base64 text. */
const Base64Pdf = z.string()

/** Calls that the page's shell makes at every visit. */
export const sessionOfFrame = {
  me: defineEndpoint({
    summary: 'The signed-in user with roles, country and clients.',
    method: 'GET',
    path: '/api/configuration/v1/user/me',
    access: signedIn,
    response: LoggedUser,
  }),
  acceptDisclaimer: defineEndpoint({
    summary: 'Records that the signed-in user accepts the legal disclaimer. Repeating it changes nothing.',
    method: 'PATCH',
    path: '/api/configuration/v1/user/disclaimer/acceptance',
    access: signedIn,
    response: DisclaimerAnswer,
  }),
  declineDisclaimer: defineEndpoint({
    summary: 'Withdraws the acceptance of the legal disclaimer. Repeating it changes nothing.',
    method: 'PATCH',
    path: '/api/configuration/v1/user/disclaimer/decline',
    access: signedIn,
    response: DisclaimerAnswer,
  }),
  disclaimer: defineEndpoint({
    summary: 'The legal disclaimer in the language of the request, a PDF as base64 text.',
    method: 'GET',
    path: '/api/configuration/v1/disclaimer',
    access: signedIn,
    silent: true,
    response: Base64Pdf,
  }),
  usersGuide: defineEndpoint({
    summary: 'The users guide in the language of the request, a PDF as base64 text.',
    method: 'GET',
    path: '/api/configuration/v1/users_guide',
    access: signedIn,
    silent: true,
    response: Base64Pdf,
  }),
  translations: defineEndpoint({
    summary: 'Texts that replace built-in ones in one language: message key to text.',
    method: 'GET',
    path: '/i18n/:file',
    access: isPublic,
    silent: true,
    params: z.object({ file: z.enum(['de.json', 'en.json', 'es.json', 'pt.json']) }),
    response: z.record(z.string(), z.string()),
  }),
}
