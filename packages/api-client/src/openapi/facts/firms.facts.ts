import type { FeatureFacts } from './call-facts'
import { rules } from './rule-ids'

export const firmsFacts: FeatureFacts<'firms'> = {
  about: 'Crew members and trucks of the provider, to verify the people at the counter.',
  fields: {
    vehiculo: 'The truck of the crew member.',
    errorMensaje: 'Why nothing was found, in words.',
    workBadge: 'The number on the badge.',
    registry: 'The number of the employee at the provider.',
    photoURL: 'The address of the photo; its `token` lets it be read.',
    signatureURL: 'The address of the signature; its `token` lets it be read.',
    guarded: 'Employees about whom a question has to be answered first, by a reference alone.',
    reference: 'Stands for the employee until the question is answered.',
    masked: 'The number of the document with blanks.',
    positions: 'The blanks, counted from 0.',
    attemptsLeft: 'How many answers are left.',
    lockedForSeconds: 'For how long no question is asked.',
    'ExpectedVisit.servicePointId': 'The `id` of the service point in the portal.',
    vehicle: 'The truck of the visit.',
    crew: 'The crew members of the visit.',
  },
  calls: {
    employees: {
      rules: rules('FIR-1 FIR-5 FIR-10 FIR-15..18 FIR-20 FIR-30..31 FIR-40..44 FIR-94..96'),
      fields: {
        documentTypeCode: 'The kind of document, by its code in the settings of the country.',
        documentValue: 'The number of the document.',
      },
      params: { countryCode: 'ES' },
      query: { countryCode: 'ES', documentTypeCode: 'TIP', documentValue: '84512' },
      answer: {
        success: true,
        guarded: [{ reference: 'WzEsIlRJUCJd.mibzq1c0.Jw0cVxkq1nYp4mB7s2fTt9o3u5aLh8eDzR6gKxPqWvE' }],
        employees: [],
        errors: [],
      },
    },
    image: {
      rules: rules('FIR-3 FIR-41 FIR-44'),
      fields: {
        type: '`P` for the photo, `S` for the signature.',
        token: 'The token in the address of the picture.',
      },
      params: { country: 'ES' },
      query: { registry: '100234', type: 'P', token: 'mibzq1c0.Jw0cVxkq1nYp4mB7s2fTt9o3u5aLh8eDzR6gKxPqWvE' },
      answer: { data: 'iVBORw0KGgoAAAANSUhEUgAAAKAAAADICAIAAADgJgB3' },
    },
    vehicles: {
      rules: rules('FIR-2 FIR-10 FIR-19..20 FIR-32 FIR-94..96'),
      params: { countryCode: 'ES' },
      query: { plate: '4821-KLM' },
      answer: {
        success: true,
        vehicles: [
          {
            code: 'BL-014',
            plate: '4821-KLM',
            branch: 'Bilbao',
            visits: [
              {
                servicePoint: 'Gran Vía 12',
                timeZone: 'Europe/Madrid',
                serviceStatusCode: 'PLANNED',
                plannedInitialTime: '2026-11-23T11:20:00Z',
                plannedFinalTime: '2026-11-23T11:50:00Z',
                realInitialTime: null,
                realFinalTime: null,
              },
            ],
          },
        ],
      },
    },
    expected: {
      rules: rules('FIR-20 FIR-40..44 FIR-94..98'),
      isExtension: true,
      params: { countryCode: 'ES' },
      answer: {
        visits: [
          {
            servicePoint: 'Gran Vía 12',
            servicePointId: 1,
            timeZone: 'Europe/Madrid',
            serviceStatusCode: 'PLANNED',
            plannedInitialTime: '2026-11-23T11:20:00Z',
            plannedFinalTime: '2026-11-23T11:50:00Z',
            realInitialTime: null,
            realFinalTime: null,
            vehicle: { number: 'BL-014', licensePlate: '4821-KLM' },
            crew: [{ reference: '1.mibzq1c0.Jw0cVxkq1nYp4mB7s2fTt9o3u5aLh8eDzR6gKxPqWvE', employee: null }],
          },
        ],
      },
    },
    checkExpected: {
      rules: rules('FIR-5 FIR-20 FIR-40..44 FIR-94..96 FIR-98..99'),
      isExtension: true,
      fields: {
        reference: 'Names the crew member of a visit of today.',
      },
      params: { countryCode: 'ES' },
      query: { reference: '1.mibzq1c0.Jw0cVxkq1nYp4mB7s2fTt9o3u5aLh8eDzR6gKxPqWvE' },
      answer: {
        success: true,
        guarded: [{ reference: '1.mibzq1c0.Jw0cVxkq1nYp4mB7s2fTt9o3u5aLh8eDzR6gKxPqWvE' }],
        employees: [],
        errors: [],
      },
    },
    askChallenge: {
      rules: rules('FIR-5 FIR-50..53 FIR-56 FIR-90 FIR-92..93'),
      isExtension: true,
      repeatable: true,
      params: { countryCode: 'ES' },
      body: { reference: 'WzEsIlRJUCJd.mibzq1c0.Jw0cVxkq1nYp4mB7s2fTt9o3u5aLh8eDzR6gKxPqWvE' },
      answer: {
        state: 'open',
        challengeId: '129aa147-5f2f-4cb1-b0a3-e99d39c4d268',
        documentType: 'DNI',
        masked: '4412•98•K',
        positions: [4, 7],
        attemptsLeft: 3,
      },
    },
    answerChallenge: {
      rules: rules('FIR-54..55 FIR-91..93'),
      isExtension: true,
      repeatable: true,
      fields: {
        digits: 'The digits for the blanks, in their order.',
      },
      params: { countryCode: 'ES', challengeId: '129aa147-5f2f-4cb1-b0a3-e99d39c4d268' },
      body: { digits: ['0', '7'] },
      answer: {
        state: 'passed',
        employee: {
          registry: '100234',
          function: 'Portavalor',
          photoURL:
            '/api/sol-customer/ES/v1/getImage?registry=100234&type=P&token=mibzq1c0.Jw0cVxkq1nYp4mB7s2fTt9o3u5aLh8eDzR6gKxPqWvE',
          signatureURL:
            '/api/sol-customer/ES/v1/getImage?registry=100234&type=F&token=mibzq1c0.Jw0cVxkq1nYp4mB7s2fTt9o3u5aLh8eDzR6gKxPqWvE',
        },
      },
    },
  },
}
