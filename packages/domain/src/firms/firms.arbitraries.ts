import fc from 'fast-check'
import { CountryConfig } from '../country'
import { barcodeFormats } from '../kernel'
import { CrewVisit, Employee, Vehicle } from './firms.schema'
import type { SearchConfig } from './search-type'
import { vehicleSearchTypes } from './search-type'

/**
 * Settings of Spain with the employee search switched on. `search` replaces settings of the search, `country` other
 * settings.
 */
export const searchConfigWith = (
  search: Record<string, unknown> = {},
  country: Record<string, unknown> = {},
): SearchConfig =>
  CountryConfig.parse({
    id: 1,
    code: 'ES',
    name: 'Spain',
    documentTypes: [
      { code: 'DNI', description: 'DNI' },
      { code: 'TIP', description: 'Professional identity card' },
    ],
    SearchEmployee: { Enabled: true, ...search },
    ...country,
  })

/** A crew member with a value in every field; `facts` replaces these values. */
export const employeeWith = (facts: Record<string, unknown> = {}): Employee =>
  Employee.parse({
    registry: '4711',
    workBadge: 'B-12',
    function: 'Portavalor',
    name: 'Ana',
    lastName: 'Ruiz',
    validationDocumentType: 'TIP',
    validationDocumentValue: '12345678Z',
    photoURL: 'https://sol.example/image?registry=4711&token=photo-1',
    signatureURL: 'https://sol.example/image?token=signature-1',
    vehiculo: { number: '17', licensePlate: '1234BCD' },
    ...facts,
  })

/** A visit that is planned from 10:30 to 11:00 in Madrid on 23 November 2026; `facts` replaces its fields. */
export const crewVisitWith = (facts: Record<string, unknown> = {}): CrewVisit =>
  CrewVisit.parse({
    servicePoint: 'Gran Vía 12',
    timeZone: 'Europe/Madrid',
    serviceStatusCode: 'PLANNED',
    plannedInitialTime: '2026-11-23T10:30:00+01:00',
    plannedFinalTime: '2026-11-23T11:00:00+01:00',
    ...facts,
  })

const anyMinute = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minute) => new Date(Date.UTC(2026, 10, 23, 0, minute)).toISOString())

/** Visits of one day that are planned, in progress or done, with or without a planned end. */
export const anyCrewVisit: fc.Arbitrary<CrewVisit> = fc
  .record({
    servicePoint: fc.constantFrom('Gran Vía 12', 'Casco Viejo'),
    serviceStatusCode: fc.constantFrom('PLANNED', 'ONWAY', 'DONE'),
    hours: fc.tuple(anyMinute, anyMinute).map((both) => both.toSorted()),
    hasEnd: fc.boolean(),
    realInitialTime: fc.option(anyMinute),
    realFinalTime: fc.option(anyMinute),
  })
  .map(({ hours: [plannedInitialTime, end], hasEnd, ...facts }) =>
    crewVisitWith({ ...facts, plannedInitialTime, plannedFinalTime: hasEnd ? end : null }),
  )

const anyText = fc.oneof(fc.string({ maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 12 }))

/**
 * Values of documents with up to twelve characters, in any mixture of digits, letters, signs and characters beyond 16
 * bits.
 */
export const anyDocumentValue = fc.oneof(
  fc.string({ unit: fc.constantFrom('0', '1', '5', '9'), maxLength: 12 }),
  fc.string({ unit: fc.constantFrom('0', '7', '7', 'Z', '-', '😀', '٣', '１', ' '), maxLength: 12 }),
  anyText,
)

const anyFunction = fc.oneof(
  fc.constantFrom('Portavalor', 'PORTEADOR', ' porta ', 'Portavalores', 'Vigilante', ''),
  anyText,
)

const anyImageUrl = fc.oneof(
  fc.constantFrom(
    '',
    'https://sol.example/image',
    'https://sol.example/image?token=',
    '?token=a%2Bb&token=c',
  ),
  fc
    .string({ unit: 'binary', maxLength: 12 })
    .map((token) => `https://sol.example/image?size=2&token=${encodeURIComponent(token)}#x`),
)

/** Crew members of whom any fields may be missing. */
export const anyEmployee: fc.Arbitrary<Employee> = fc
  .record({
    registry: fc.oneof(fc.integer({ min: 1 }), fc.string({ minLength: 1, maxLength: 8 })),
    workBadge: fc.option(anyText),
    function: fc.option(anyFunction),
    name: fc.option(anyText),
    lastName: fc.option(anyText),
    validationDocumentType: fc.option(fc.constantFrom('DNI', 'TIP', '')),
    validationDocumentValue: fc.option(anyDocumentValue),
    photoURL: fc.option(anyImageUrl),
    signatureURL: fc.option(anyImageUrl),
    vehiculo: fc.option(fc.record({ number: fc.option(fc.nat()), licensePlate: fc.option(anyText) })),
  })
  .map((facts) => Employee.parse(facts))

/** Responses to the employee search, including failures and empty results. */
export const anyEmployeeResult = fc.record({
  success: fc.boolean(),
  employees: fc.array(anyEmployee, { maxLength: 4 }),
  guarded: fc.array(fc.record({ reference: fc.string({ minLength: 1 }) }), { maxLength: 2 }),
  errors: fc.array(fc.record({ errorMensaje: fc.option(fc.oneof(fc.constantFrom('', ' '), anyText)) }), {
    maxLength: 3,
  }),
})

const anyVehicle: fc.Arbitrary<Vehicle> = fc
  .record({
    code: fc.oneof(fc.nat(), anyText),
    plate: fc.option(anyText),
    branch: fc.option(anyText),
  })
  .map((facts) => Vehicle.parse(facts))

/** Responses to the vehicle search, including failures and empty results. */
export const anyVehicleResult = fc.record({
  success: fc.boolean(),
  vehicles: fc.array(anyVehicle, { maxLength: 4 }),
})

const documentCodes = ['DNI', 'dni', 'TIP', 'CC', '', ' ', ...vehicleSearchTypes.map(({ code }) => code)]

/**
 * Countries with random search settings: switches, document types (none, or repeated and unknown) and a default type.
 */
export const anySearchConfig: fc.Arbitrary<SearchConfig> = fc
  .record({
    code: fc.constantFrom('ES', 'DE', 'de', 'PT', 'BR'),
    documentTypes: fc.array(
      fc.record({ code: fc.constantFrom(...documentCodes), description: fc.string({ maxLength: 5 }) }),
      { maxLength: 5 },
    ),
    SearchEmployee: fc.record({
      Enabled: fc.boolean(),
      ShowWarning: fc.boolean(),
      SearchWithBarcode: fc.boolean(),
      BarcodeFormats: fc.array(fc.constantFrom(...barcodeFormats, 'AZTEC', 'qr_code', ''), { maxLength: 5 }),
      BarcodePostProcessorRegexPattern: fc.option(fc.string({ maxLength: 12 })),
      Type: fc.option(fc.constantFrom(...documentCodes, 'NIE')),
      DataProtectionLawConfig: fc.boolean(),
      ShowDataDocument: fc.boolean(),
      ApplyValidationDocument: fc.boolean(),
      ContactPhone: fc.option(fc.string({ maxLength: 12 })),
    }),
  })
  .map((facts) => CountryConfig.parse({ id: 1, name: facts.code, ...facts }))

/** Numbers as `Math.random` returns them. */
export const anyRandom = fc
  .array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1, maxLength: 8 })
  .map((draws) => {
    let rendered = 0
    return () => draws[rendered++ % draws.length] ?? 0
  })

const quantifiers = [
  '',
  '',
  '',
  '*',
  '+',
  '?',
  '*?',
  '+?',
  '??',
  '{2}',
  '{0}',
  '{1,3}',
  '{0,2}',
  '{1,}',
  '{2,}?',
  '{0,3}?',
]
const atoms = [
  'a',
  'b',
  'c',
  '1',
  'é',
  '😀',
  '.',
  '[ab]',
  '[^a]',
  '[a-c1]',
  '\\d',
  '\\D',
  '\\w',
  '\\W',
  '\\s',
  '\\S',
]
const escapes = [
  '\\.',
  '\\-',
  '\\x61',
  '\\u0062',
  '\\n',
  '[\\d.]',
  '[\\]a]',
  '[^\\s\\-]',
  '[]',
  '[^]',
  '(?:)',
  '()',
]
const zeroWidth = ['^', '$', '\\b', '\\B', '']

/**
 * Patterns of the supported syntax, nested and repeated in all combinations. A backtracking engine may take hours for
 * some of them, so a comparison with such an engine needs a time limit.
 */
export const anyPattern: fc.Arbitrary<string> = fc.letrec<{ choice: string; sequence: string; item: string }>(
  (tie) => ({
    choice: fc.array(tie('sequence'), { minLength: 1, maxLength: 3 }).map((options) => options.join('|')),
    sequence: fc.array(tie('item'), { maxLength: 4 }).map((items) => items.join('')),
    item: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc
        .tuple(fc.constantFrom(...atoms, ...atoms, ...escapes), fc.constantFrom(...quantifiers))
        .map(([atom, quantifier]) => atom + quantifier),
      fc.constantFrom(...zeroWidth),
      fc
        .tuple(fc.constantFrom('(', '(', '(?:'), tie('choice'), fc.constantFrom(...quantifiers))
        .map(([open, body, quantifier]) => `${open}${body})${quantifier}`),
    ),
  }),
).choice

/** Texts of the letters that `anyPattern` uses. */
export const anyScan = fc.string({
  unit: fc.constantFrom('a', 'a', 'b', 'c', '1', 'é', '😀', ' ', '-', '.', '\n', 'A', ']'),
  maxLength: 10,
})
