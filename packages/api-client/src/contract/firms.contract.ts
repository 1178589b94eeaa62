import {
  EmployeeImage,
  EmployeeQuery,
  EmployeeResult,
  ExpectedEmployeeQuery,
  ExpectedVisits,
  ServerQuestion,
  ServerVerdict,
  VehicleQuery,
  VehicleResult,
} from '@remesa/domain/firms'
import * as z from 'zod/mini'
import { defineEndpoint, needs } from './define-endpoint'
import { countryCodeText } from './wire-values'

const inCountry = z.object({ countryCode: countryCodeText })

/** Calls that look up crew members and vehicles. */
export const firms = {
  employees: defineEndpoint({
    summary:
      'Crew members by a document. Without `success` there are none, and `errors` say why. Names are left out where the law of the country protects them; whoever the back end asks a question about is `guarded`.',
    method: 'GET',
    path: '/api/sol-customer/:countryCode/v2/employee',
    access: needs('read', 'FirmsPage'),
    errors: ['too-many-requests'],
    params: inCountry,
    query: EmployeeQuery,
    response: z.union([
      z.pipe(
        z.object({ data: EmployeeResult }),
        z.transform(({ data }) => data),
      ),
      EmployeeResult,
    ]),
  }),
  image: defineEndpoint({
    summary:
      "Photo (`P`) or signature (`F`) of a crew member as base64, for the token in the employee's answer.",
    method: 'GET',
    path: '/api/sol-customer/:country/v1/getImage',
    access: needs('read', 'FirmsPage'),
    params: z.object({ country: countryCodeText }),
    query: z.object({
      registry: z.string().check(z.minLength(1), z.maxLength(64)),
      type: z.enum(['P', 'F', 'person', 'signature']),
      token: z.string().check(z.minLength(1), z.maxLength(2_000)),
    }),
    response: EmployeeImage,
  }),
  vehicles: defineEndpoint({
    summary: 'Trucks by plate or by fleet code. Without `success`, or with an empty list, there are none.',
    method: 'GET',
    path: '/api/sol-customer/:countryCode/v1/vehicle',
    access: needs('read', 'FirmsPage'),
    errors: ['too-many-requests'],
    params: inCountry,
    query: VehicleQuery,
    response: z.union([
      z.pipe(
        z.object({ data: VehicleResult }),
        z.transform(({ data }) => data),
      ),
      VehicleResult,
    ]),
  }),
  expected: defineEndpoint({
    summary:
      'Visits of today at points of the caller, nearest to now first, each with its truck and its crew. Of a crew member it has what the country shows before anyone is checked, of one behind a question only the reference. Beyond the specification.',
    method: 'GET',
    path: '/api/sol-customer/:countryCode/v1/expected',
    access: needs('read', 'FirmsPage'),
    params: inCountry,
    response: ExpectedVisits,
  }),
  checkExpected: defineEndpoint({
    summary:
      'The crew member of such a visit, as the search by their badge answers: it is logged and counts as a search. A reference is of its user alone. Beyond the specification.',
    method: 'GET',
    path: '/api/sol-customer/:countryCode/v1/expected/employee',
    access: needs('read', 'FirmsPage'),
    errors: ['too-many-requests'],
    params: inCountry,
    query: ExpectedEmployeeQuery,
    response: EmployeeResult,
  }),
  askChallenge: defineEndpoint({
    summary:
      'Asks for digits of another number of a guarded crew member than the one searched by, or says for how long that crew member is locked. Beyond the specification.',
    method: 'POST',
    path: '/api/sol-customer/:countryCode/v2/employee/challenge',
    access: needs('read', 'FirmsPage'),
    errors: ['nothing-to-validate'],
    params: inCountry,
    body: z.strictObject({ reference: z.string().check(z.minLength(1), z.maxLength(400)) }),
    response: ServerQuestion,
  }),
  answerChallenge: defineEndpoint({
    summary:
      'Answers such a question: right digits with the crew member, wrong ones with what is left. Three wrong answers lock the crew member for the caller for five minutes. Beyond the specification.',
    method: 'POST',
    path: '/api/sol-customer/:countryCode/v2/employee/challenge/:challengeId',
    access: needs('read', 'FirmsPage'),
    params: z.extend(inCountry, { challengeId: z.string().check(z.minLength(1), z.maxLength(64)) }),
    body: z.strictObject({ digits: z.array(z.string().check(z.regex(/^\d$/))).check(z.maxLength(2)) }),
    response: ServerVerdict,
  }),
}

/** Only the calls about firms, for an API client that the page of firms creates when it first needs these calls. */
export const firmsCalls = { firms }
export type FirmsCalls = typeof firmsCalls
