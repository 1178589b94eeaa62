import type { FeatureExamples } from './endpoint-example'

export const declaredValuesExamples: FeatureExamples<'declaredValues'> = {
  get: {
    query: { countryCode: 'ES', serviceCode: '10028' },
    answer: {
      declaredValues: [
        {
          dt: { dr: [{ co: 'B-1001', vl: [{ sc: 'B-1001', ctc: '0', cic: 'EUR', am: 1250.5 }], ct: [] }] },
          fp: null,
        },
      ],
      declaredValuesPack: [
        { dt: { dr: [{ co: 'P-1001', vl: [{ pc: 'ES-1', pq: 2, cic: 'EUR' }] }] }, fp: null },
      ],
    },
  },
  create: {
    body: {
      ct: 'ES',
      svc: '10028',
      mo: '0',
      dr: [{ co: 'B-1001', vl: [{ sc: 'B-1001', ctc: '0', cic: 'EUR', am: 1250.5 }], ct: [] }],
    },
    answer: {},
  },
  replace: {
    body: {
      ct: 'ES',
      svc: '10028',
      mo: '0',
      dr: [{ co: 'B-1001', vl: [{ sc: 'B-1001', ctc: '0', cic: 'EUR', am: 1250.5 }], ct: [] }],
    },
    answer: {},
  },
  remove: {
    query: {},
    body: { countryCode: 'ES', serviceCode: '10028', declaredCode: ['B-1001'] },
    answer: {},
  },
  createPacks: {
    body: { ct: 'ES', svc: '10028', dr: [{ co: 'P-1001', vl: [{ pc: 'ES-1', pq: 2, cic: 'EUR' }] }] },
    answer: {},
  },
  replacePacks: {
    body: { ct: 'ES', svc: '10028', dr: [{ co: 'P-1001', vl: [{ pc: 'ES-1', pq: 2, cic: 'EUR' }] }] },
    answer: {},
  },
}
