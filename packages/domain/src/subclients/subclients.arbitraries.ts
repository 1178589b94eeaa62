import fc from 'fast-check'
import { anyPlainText } from '../kernel/testing'
import { sourceSystems } from '../records'
import { anyCode, anyLimits, anyThirdCodes, anyTypedText, someCountries } from '../records/testing'
import { Delegation, Subclient } from './subclient.schema'
import {
  emptySubclientDraft,
  type SubclientDraft,
  type SubclientParent,
  subclientDraftOf,
} from './subclient-draft'
import { changeSubclientDraft, type SubclientDraftChange } from './subclient-form'
import {
  answerSubclientLookup,
  SubclientLookup,
  startSubclientLookup,
  subclientLookupQuery,
} from './subclient-lookup'

/** SmartCash ids of delegations: with one dash, several dashes, no dash, a dash at either end, or empty. */
export const anyDelegationId: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(fc.constantFrom('MAD', 'BCN', 'LIS', '0'), fc.constantFrom('', '-', '-1', '-1-2'))
    .map((parts) => parts.join('')),
  fc.constantFrom('', ' ', '-', '-MAD', ' MAD-1 '),
)

/** A delegation as the catalogue contains it. */
export const anyDelegation: fc.Arbitrary<Delegation> = fc
  .record({
    id: fc.integer({ min: 1, max: 99 }),
    idSmartcash: fc.option(anyDelegationId),
    description: anyPlainText,
    codeSol: fc.option(anyCode),
    principalBol: fc.boolean(),
    active: fc.boolean(),
  })
  .map((row) => Delegation.parse(row))

/** The delegations of a country; several or none of them may be the principal one. */
export const anyDelegations: fc.Arbitrary<readonly Delegation[]> = fc.array(anyDelegation, { maxLength: 5 })

/** The client of a subclient, with and without a code. */
export const anyParent: fc.Arbitrary<SubclientParent> = fc.record({
  id: fc.integer({ min: 1, max: 99 }),
  codeSol: fc.option(fc.oneof(anyCode, fc.constantFrom('', ' '))),
  description: anyPlainText,
})

/** A subclient as the API sends it, with and without its optional fields. */
export const anySubclient: fc.Arbitrary<Subclient> = fc
  .record({
    id: fc.integer({ min: 1, max: 1_000_000 }),
    oidSol: fc.option(anyCode),
    codeSol: fc.option(anyCode),
    idSmartcash: fc.option(anyCode),
    description: anyPlainText,
    active: fc.boolean(),
    delegation: fc.option(
      fc.record({ id: fc.nat(), idSmartcash: fc.option(anyDelegationId), description: anyPlainText }),
    ),
    client: fc
      .tuple(anyParent, fc.constantFrom(...someCountries))
      .map(([client, country]) => ({ ...client, active: true, country })),
    uniqueCode: fc.option(anyCode),
    label: fc.option(anyPlainText),
    thirdcodes: anyThirdCodes,
    limits: anyLimits,
  })
  .map((row) => Subclient.parse(row))

/** A response to the search for a subclient: found, refused, empty, or with missing fields. */
export const anySubclientLookup: fc.Arbitrary<SubclientLookup> = fc
  .record(
    {
      success: fc.boolean(),
      centro: fc.option(
        fc.record({
          idCentro: fc.option(fc.oneof(anyCode, fc.nat())),
          codCentro: fc.option(fc.oneof(anyCode, fc.constantFrom('', 'no code'))),
          desCentro: fc.option(anyPlainText),
          codigosTercero: fc.constantFrom(null, []),
        }),
      ),
      delegaciones: fc.option(
        fc.array(
          fc.record({ bolPrincipal: fc.option(fc.boolean()), idSmartcash: fc.option(anyDelegationId) }),
          {
            maxLength: 4,
          },
        ),
      ),
    },
    { requiredKeys: [] },
  )
  .map((answer) => SubclientLookup.parse(answer))

/** A response to the search for a subclient that contains the subclient and its principal delegation. */
export const anyFoundSubclient: fc.Arbitrary<SubclientLookup> = fc
  .record({ id: anyCode, code: anyCode, description: anyPlainText, thirdcodes: anyThirdCodes })
  .map(({ id, code, description, thirdcodes }) => ({
    success: true,
    centro: {
      idCentro: id,
      codCentro: code,
      desCentro: description,
      codigosTercero: thirdcodes.map((row) => ({ sistemaTerceroCodigo: row.system, valor: row.code })),
    },
    delegaciones: [
      { bolPrincipal: false, idSmartcash: 'BCN-1' },
      { bolPrincipal: true, idSmartcash: 'MAD-1' },
    ],
  }))

/** A change of any field in the form of a subclient, with a valid or an invalid value. */
export const anySubclientChange: fc.Arbitrary<SubclientDraftChange> = fc.oneof(
  fc.record({ field: fc.constant('validates'), value: fc.boolean() }),
  fc.record({ field: fc.constant('countryId'), value: fc.constantFrom('', '1', '2') }),
  fc.record({ field: fc.constant('client'), value: fc.option(anyParent) }),
  fc.record({ field: fc.constant('sourceSystem'), value: fc.constantFrom('', ...sourceSystems) }),
  fc.record({ field: fc.constant('codeSol'), value: fc.oneof(anyCode, anyTypedText) }),
  fc.record({ field: fc.constantFrom('description', 'idSmartcash'), value: anyTypedText }),
  fc.record({ field: fc.constant('delegation'), value: fc.option(anyDelegationId) }),
  fc.record({ field: fc.constant('thirdcodes'), value: anyThirdCodes }),
  fc.record({ field: fc.constant('limits'), value: anyLimits }),
)

const facts = { countries: someCountries }

/** An event in the form of a subclient: a change, the start of a search, or the response to the current search. */
const anyStep: fc.Arbitrary<(draft: SubclientDraft) => SubclientDraft> = fc.oneof(
  anySubclientChange.map((change) => (draft: SubclientDraft) => changeSubclientDraft(draft, change)),
  fc.constant((draft: SubclientDraft) => startSubclientLookup(draft)),
  fc.oneof(anySubclientLookup, anyFoundSubclient).map((answer) => (draft: SubclientDraft) => {
    const asked = subclientLookupQuery(draft, facts)
    return asked === undefined ? draft : answerSubclientLookup(draft, { asked, answer }, facts)
  }),
)

/** A form of a subclient whose code can be searched. */
export const readySubclientDraft: SubclientDraft = {
  ...emptySubclientDraft({ preselected: '1' }),
  client: { id: 7, codeSol: 'B7', description: 'Bazar Norte' },
  sourceSystem: 'SIGII',
  codeSol: 'c1',
}

const anyStart: fc.Arbitrary<SubclientDraft> = fc.oneof(
  fc.constantFrom('', '1').map((preselected) => emptySubclientDraft({ preselected })),
  fc.constant(readySubclientDraft),
  anySubclient.map(subclientDraftOf),
)

/** A form of a new or existing subclient after several events; its values may be invalid. */
export const anySubclientDraft: fc.Arbitrary<SubclientDraft> = fc
  .tuple(anyStart, fc.array(anyStep, { maxLength: 12 }))
  .map(([start, steps]) => steps.reduce((draft, step) => step(draft), start))

const common = { idSmartcash: anyPlainText, thirdcodes: anyThirdCodes, limits: anyLimits }

/**
 * A form of a subclient that can be saved in a country with the delegation `MAD-1`. The subclient is new and entered by
 * hand, new and found in the external operations system, or existing.
 */
export const anyValidSubclientDraft: fc.Arbitrary<SubclientDraft> = fc.oneof(
  fc.record({ ...common, client: anyParent, codeSol: anyCode, description: anyPlainText }).map((fields) => ({
    ...emptySubclientDraft({ preselected: '1' }),
    validates: false,
    delegation: 'MAD-1',
    ...fields,
  })),
  fc.record({ ...common, answer: anyFoundSubclient }).map(({ answer, idSmartcash, limits }) => {
    const asking = startSubclientLookup(readySubclientDraft)
    const asked = { country: 'ES', clientCode: 'B7', centerCode: 'c1', sourceSystem: 'SIGII' } as const
    return { ...answerSubclientLookup(asking, { asked, answer }, facts), idSmartcash, limits }
  }),
  fc
    .record({ ...common, subclient: anySubclient })
    .map(({ subclient, ...fields }) => ({ ...subclientDraftOf(subclient), delegation: 'MAD-1', ...fields })),
)
