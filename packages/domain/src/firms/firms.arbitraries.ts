import fc from 'fast-check'
import { CountryConfig } from '../country'
import { barcodeFormats } from '../kernel'
import { Employee, Vehicle } from './firms.schema'
import type { SearchConfig } from './search-type'
import { vehicleSearchTypes } from './search-type'

/** A Spanish country with the search switched on; `search` overrides its block, `country` the rest. */
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

/** A crew member about whom everything is known; `facts` override. */
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

const anyText = fc.oneof(fc.string({ maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 12 }))

/** Values of documents: digits, letters, signs and characters beyond 16 bits in any mixture, from none to twelve. */
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

/** Crew members of whom anything may be unknown. */
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

/** Answers of the employee search, failed and empty ones too. */
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

/** Answers of the vehicle search, failed and empty ones too. */
export const anyVehicleResult = fc.record({
  success: fc.boolean(),
  vehicles: fc.array(anyVehicle, { maxLength: 4 }),
})

const documentCodes = ['DNI', 'dni', 'TIP', 'CC', '', ' ', ...vehicleSearchTypes.map(({ code }) => code)]

/** Countries with any switches, any list of documents (none, repeated and odd codes too) and any default type. */
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
    }),
  })
  .map((facts) => CountryConfig.parse({ id: 1, name: facts.code, ...facts }))

/** What `Math.random` gives. */
export const anyRandom = fc
  .array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1, maxLength: 8 })
  .map((draws) => {
    let drawn = 0
    return () => draws[drawn++ % draws.length] ?? 0
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
 * Patterns of the supported language, nested and repeated in every manner, as text. Some keep an engine that goes back and
 * forth busy for hours: give them to no other without a limit of time.
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

/** Texts in the letters that `anyPattern` speaks of. */
export const anyScan = fc.string({
  unit: fc.constantFrom('a', 'a', 'b', 'c', '1', 'é', '😀', ' ', '-', '.', '\n', 'A', ']'),
  maxLength: 10,
})
