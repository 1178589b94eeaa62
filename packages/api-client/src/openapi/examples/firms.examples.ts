import type { FeatureExamples } from './endpoint-example'

export const firmsExamples: FeatureExamples<'firms'> = {
  employees: {
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
    params: { country: 'ES' },
    query: { registry: '100234', type: 'P', token: 'mibzq1c0.Jw0cVxkq1nYp4mB7s2fTt9o3u5aLh8eDzR6gKxPqWvE' },
    answer: { data: 'iVBORw0KGgoAAAANSUhEUgAAAKAAAADICAIAAADgJgB3' },
  },
  vehicles: {
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
}
