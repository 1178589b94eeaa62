import type { FeatureFacts } from './call-facts'
import { rules } from './rule-ids'

const order = { ct: 'ES', svc: '10028' }

const values = {
  ...order,
  mo: '0' as const,
  dr: [{ co: 'B-1001', vl: [{ sc: 'B-1001', ctc: '0', cic: 'EUR', am: 1250.5 }], ct: [] }],
}

const packs = { ...order, dr: [{ co: 'P-1001', vl: [{ pc: 'ES-1', pq: 2, cic: 'EUR' }] }] }

const declaredRules = 'DCV-11..12 DCV-20..33 DCV-35 DCV-42..43 DCV-45 DCV-61 DCV-64..65'
const packRules = 'DCV-11..12 DCV-51..52 DCV-55..57 DCV-62 DCV-64..65'

export const declaredValuesFacts: FeatureFacts<'declaredValues'> = {
  about: 'The declared contents of the bags of a pickup.',
  fields: {
    dt: 'The set of records.',
    dr: 'The records of the set.',
    fp: 'Whether the set is one of packs.',
    'DeclaredRecord.co': 'The code of the record.',
    'DeclaredPacksRecord.co': 'The code of the record.',
    'DeclaredValuesRequest.co': 'The code of the record.',
    'DeclaredPacksRequest.co': 'The code of the record.',
    vl: 'What is declared, line by line.',
    'DeclaredRecord.ct': 'The containers of the record, in mode 1.',
    'DeclaredValuesRequest.ct': 'The code of the country; inside a record its containers.',
    'DeclaredPacksRequest.ct': 'The code of the country.',
    bc: 'The code of a bag, or none.',
    sc: 'The code of a seal, or none.',
    ctc: 'What it is: `0` cash, `1` bills, `2` coins.',
    cic: 'The currency by its ISO code.',
    am: 'The amount in units of the currency.',
    pc: 'The code of the pack.',
    pq: 'How many packs.',
    svc: 'The code of the pickup.',
    mo: 'How codes are declared: `0` for each value, `1` for each container.',
    declaredCode: 'Codes of the records.',
  },
  calls: {
    get: {
      rules: rules('DCV-1..4 DCV-60'),
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
      rules: rules(`${declaredRules} DCV-46`),
      body: values,
      answer: {},
    },
    replace: {
      rules: rules(declaredRules),
      body: values,
      answer: {},
    },
    remove: {
      rules: rules('DCV-12 DCV-47 DCV-63'),
      query: {},
      body: { countryCode: 'ES', serviceCode: '10028', declaredCode: ['B-1001'] },
      answer: {},
    },
    createPacks: {
      rules: rules(`${packRules} DCV-46`),
      body: packs,
      answer: {},
    },
    replacePacks: {
      rules: rules(packRules),
      body: packs,
      answer: {},
    },
  },
}
