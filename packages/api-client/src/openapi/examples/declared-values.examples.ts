import type { FeatureExamples } from './endpoint-example'

const order = { ct: 'ES', svc: '10028' }

const values = {
  ...order,
  mo: '0' as const,
  dr: [{ co: 'B-1001', vl: [{ sc: 'B-1001', ctc: '0', cic: 'EUR', am: 1250.5 }], ct: [] }],
}

const packs = { ...order, dr: [{ co: 'P-1001', vl: [{ pc: 'ES-1', pq: 2, cic: 'EUR' }] }] }

export const declaredValuesExamples: FeatureExamples<'declaredValues'> = {
  get: {
    query: { countryCode: 'ES', serviceCode: '10028' },
    answer: {
      declaredValues: [
        {
          dt: { dr: values.dr },
          fp: null,
        },
      ],
      declaredValuesPack: [{ dt: { dr: packs.dr }, fp: null }],
    },
  },
  create: {
    body: values,
    answer: {},
  },
  replace: {
    body: values,
    answer: {},
  },
  remove: {
    query: {},
    body: { countryCode: 'ES', serviceCode: '10028', declaredCode: ['B-1001'] },
    answer: {},
  },
  createPacks: {
    body: packs,
    answer: {},
  },
  replacePacks: {
    body: packs,
    answer: {},
  },
}
