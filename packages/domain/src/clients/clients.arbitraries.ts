import fc from 'fast-check'
import { anyPlainText } from '../kernel/testing'
import { sourceSystems } from '../records'
import {
  anyCode,
  anyExtraData,
  anyLimits,
  anyThirdCodes,
  anyTypedText,
  someCountries,
} from '../records/testing'
import { Client } from './client.schema'
import {
  type ClientDraft,
  type ClientDraftChange,
  changeClientDraft,
  clientDraftOf,
  emptyClientDraft,
} from './client-draft'
import { answerClientLookup, ClientLookup, clientLookupQuery, startClientLookup } from './client-lookup'

/** A client as the API sends it, with and without its optional fields. */
export const anyClient: fc.Arbitrary<Client> = fc
  .record({
    id: fc.integer({ min: 1, max: 1_000_000 }),
    oidSol: fc.option(anyCode),
    codeSol: fc.option(anyCode),
    idSmartcash: fc.option(fc.oneof(anyCode, fc.constantFrom('', ' '))),
    description: anyPlainText,
    active: fc.boolean(),
    country: fc.constantFrom(...someCountries),
    uniqueCode: fc.option(anyCode),
    label: fc.option(anyPlainText),
    extradata: anyExtraData,
    thirdcodes: anyThirdCodes,
    limits: anyLimits,
  })
  .map((row) => Client.parse(row))

/** A response to the search for a client: found, refused, empty, or with missing fields. */
export const anyClientLookup: fc.Arbitrary<ClientLookup> = fc
  .record(
    {
      success: fc.boolean(),
      entidad: fc.option(
        fc.record({
          idEntidad: fc.option(fc.oneof(anyCode, fc.nat())),
          codEntidad: fc.option(fc.oneof(anyCode, fc.constantFrom('', 'no code'))),
          desEntidad: fc.option(anyPlainText),
          codigosTercero: fc.option(
            fc.array(
              fc.record({ sistemaTerceroCodigo: fc.option(anyPlainText), valor: fc.option(anyPlainText) }),
              { maxLength: 4 },
            ),
          ),
        }),
      ),
    },
    { requiredKeys: [] },
  )
  .map((answer) => ClientLookup.parse(answer))

/** A response to the search for a client that contains a client with all fields. */
export const anyFoundClient: fc.Arbitrary<ClientLookup> = fc
  .record({ id: anyCode, code: anyCode, description: anyPlainText, thirdcodes: anyThirdCodes })
  .map(({ id, code, description, thirdcodes }) => ({
    success: true,
    entidad: {
      idEntidad: id,
      codEntidad: code,
      desEntidad: description,
      codigosTercero: thirdcodes.map((row) => ({ sistemaTerceroCodigo: row.system, valor: row.code })),
    },
  }))

/** One change of any field in the form of a client, with a valid or an invalid value. */
export const anyClientChange: fc.Arbitrary<ClientDraftChange> = fc.oneof(
  fc.record({ field: fc.constant('validates'), value: fc.boolean() }),
  fc.record({ field: fc.constant('countryId'), value: fc.constantFrom('', '1', '2', '3') }),
  fc.record({ field: fc.constant('sourceSystem'), value: fc.constantFrom('', ...sourceSystems) }),
  fc.record({ field: fc.constant('codeSol'), value: fc.oneof(anyCode, anyTypedText) }),
  fc.record({ field: fc.constantFrom('description', 'idSmartcash'), value: anyTypedText }),
  fc.record({ field: fc.constant('thirdcodes'), value: anyThirdCodes }),
  fc.record({ field: fc.constant('limits'), value: anyLimits }),
  fc.record({ field: fc.constant('extradata'), value: anyExtraData }),
)

/** An event in the form of a client: a change, the start of a search, or the response to the search in progress. */
const anyStep: fc.Arbitrary<(draft: ClientDraft) => ClientDraft> = fc.oneof(
  anyClientChange.map((change) => (draft: ClientDraft) => changeClientDraft(draft, change)),
  fc.constant((draft: ClientDraft) => startClientLookup(draft)),
  fc.oneof(anyClientLookup, anyFoundClient).map((answer) => (draft: ClientDraft) => {
    const asked = clientLookupQuery(draft, { countries: someCountries })
    return asked === undefined
      ? draft
      : answerClientLookup(draft, { asked, answer }, { countries: someCountries })
  }),
)

const anyStart: fc.Arbitrary<ClientDraft> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('', '1').map((preselected) => emptyClientDraft({ preselected })) },
  { weight: 1, arbitrary: anyClient.map(clientDraftOf) },
)

/** A form of a new or existing client after several events; its values may be invalid. */
export const anyClientDraft: fc.Arbitrary<ClientDraft> = fc
  .tuple(anyStart, fc.array(anyStep, { maxLength: 12 }))
  .map(([start, steps]) => steps.reduce((draft, step) => step(draft), start))

const common = {
  idSmartcash: anyPlainText,
  thirdcodes: anyThirdCodes,
  limits: anyLimits,
}

/**
 * A form of a client that can be saved. The client is new and entered by hand, new and found in the external operations
 * system, or existing.
 */
export const anyValidClientDraft: fc.Arbitrary<ClientDraft> = fc.oneof(
  fc
    .record({
      ...common,
      codeSol: anyCode,
      description: anyPlainText,
      countryId: fc.constantFrom('1', '2', '3'),
    })
    .map((fields) => ({ ...emptyClientDraft({ preselected: '' }), validates: false, ...fields })),
  fc
    .record({ ...common, codeSol: anyCode, answer: anyFoundClient })
    .map(({ codeSol, answer, idSmartcash, limits }) => {
      const facts = { countries: someCountries }
      const asking = startClientLookup({
        ...emptyClientDraft({ preselected: '1' }),
        sourceSystem: 'SIGII' as const,
        codeSol,
      })
      const asked = { country: 'ES', sourceSystem: 'SIGII' as const, clientCode: codeSol }
      return { ...answerClientLookup(asking, { asked, answer }, facts), idSmartcash, limits }
    }),
  fc
    .record({ ...common, client: anyClient })
    .map(({ client, ...fields }) => ({ ...clientDraftOf(client), ...fields })),
)
