import type { RecordHistoryKind } from '@remesa/domain/records'
import fc from 'fast-check'
import { placeIds } from '../db/seed/seeded-places'
import { pointId } from '../testing/places'
import { clientBody } from '../testing/requests/clients.requests'
import { subclientBody } from '../testing/requests/subclients.requests'
import { userId } from '../testing/requests/users.requests'
import { deviceBody, limitOf } from '../testing/service-point-body'

/** A record that the random edits change. */
export interface EditedRecord {
  readonly kind: RecordHistoryKind
  readonly id: number
}

const clientOf = (name: string) => placeIds([name]).clientId
const subclientOf = (name: string) => placeIds(['Bazar Norte', name]).subclientId ?? 0
const records = (kind: RecordHistoryKind, ids: readonly number[]) => ids.map((id) => ({ kind, id }))

/**
 * The records that the random edits change. There are few of them, so that several editors often edit the same record.
 * The supervisor may not see the last user, and the last client is inactive.
 */
export const editedRecords: readonly EditedRecord[] = [
  ...records('users', ['new-user', 'customer-viewer', 'customer-pickup', 'customer-other'].map(userId)),
  ...records('clients', ['Bazar Norte', 'Cafés Mirasol', 'Cines Atalaya'].map(clientOf)),
  ...records('subclients', ['Bazar Norte Bilbao', 'Bazar Norte Madrid'].map(subclientOf)),
  ...records('service-points', ['Gran Vía 12', 'Atocha', 'Abando, caja inteligente'].map(pointId)),
]

/**
 * The users who edit at the same time, each with the records to edit. They are one administrator in two browsers, staff
 * of one country, and a customer.
 */
export const editors = [
  { by: 'provider-admin', records: editedRecords },
  { by: 'provider-admin', records: editedRecords },
  { by: 'provider-staff', records: editedRecords },
  {
    by: 'customer-supervisor',
    records: editedRecords.filter(({ kind, id }) => kind === 'users' || id === 1),
  },
] as const

const configuration = '/api/configuration/v1'
const paths: Readonly<Record<RecordHistoryKind, string>> = {
  users: `${configuration}/user`,
  clients: `${configuration}/client`,
  subclients: `${configuration}/sub-client`,
  'service-points': `${configuration}/service-point`,
}

/** The URL path of a record. */
export const addressOf = ({ kind, id }: EditedRecord): string => `${paths[kind]}/${id}`

/** A random step of an editor. It consists of numbers that do not depend on the state of the records. */
export const randomStep = fc.record({
  /** A number that selects the record to edit. It is taken modulo the number of the editor's records. */
  place: fc.nat(editedRecords.length * 4 - 1),
  /** Whether the step first reads the record. Otherwise the step edits the state that the editor has read last. */
  reads: fc.boolean(),
  /** A number that selects one of a hundred edits. */
  edit: fc.nat(99),
  text: fc.integer({ min: 1, max: 5 }).map((n) => `V${n}`),
  amount: fc.integer({ min: 0, max: 3 }).map((n) => n * 1_000.25),
  flag: fc.boolean(),
  /** The version that the write claims to be based on: none, the version that was read, or an old version. */
  names: fc.constantFrom('none', 'seen', 'seen', 'seen', 'gone'),
  hasKey: fc.boolean(),
})
/** One random step of an editor. */
export type RandomStep = typeof randomStep extends fc.Arbitrary<infer Step> ? Step : never

/** A write of a record, and the fields that it changes. */
export interface Edit {
  readonly line: string
  readonly body?: unknown
  readonly meant: readonly string[]
  /** Whether the edit adds another record. A new record has no version yet. */
  readonly adds?: true
}

type Body = Readonly<Record<string, unknown>>

/**
 * The edit of a random step, with the body that the form of the record sends. It is based on the state that the editor
 * has read last.
 *
 * @param name a unique name, which becomes the code of an added record.
 */
export const editOf = (record: EditedRecord, seen: Body, step: RandomStep, name: string): Edit => {
  const { edit, flag } = step
  const address = addressOf(record)
  if (record.kind === 'users') return userEdit(record.id, address, step)
  const save = `POST ${paths[record.kind]}${record.kind === 'service-points' ? '' : '/'}`
  if (edit < 15) return { line: `PATCH ${address}`, body: { value: flag || edit < 8 }, meant: ['active'] }
  if (edit < 20) return { line: `PATCH ${address}`, meant: ['active'] }
  if (edit < 30) return { line: `POST ${address}/sync`, meant: synchronised }
  if (edit < 35) return { line: save, body: addedBody(record, name), meant: [], adds: true }
  const changes = changesOf(record, seen, step)
  return { line: save, body: { ...formBody(record, seen), ...changes }, meant: Object.keys(changes) }
}

const synchronised = ['oidSol', 'codeSol', 'uniqueCode', 'description', 'thirdcodes']

const addedBody = ({ kind }: EditedRecord, codeSol: string): unknown => {
  if (kind === 'clients') return { ...clientBody, codeSol }
  return kind === 'subclients' ? { ...subclientBody, codeSol } : deviceBody(codeSol)
}

const [bilbao, madrid] = [subclientOf('Bazar Norte Bilbao'), subclientOf('Bazar Norte Madrid')]
const assignable = [
  [{ id: bilbao, servicepoints: ['Gran Vía 12', 'Casco Viejo'].map((name) => ({ id: pointId(name) })) }],
  [{ id: madrid, servicepoints: [] }],
  [{ id: bilbao, servicepoints: [{ id: pointId('Gran Vía 12') }] }],
]

const userEdit = (id: number, address: string, { edit, text, flag }: RandomStep): Edit => {
  const whole = { id: clientOf(edit % 2 === 0 ? 'Bazar Norte' : 'Cafés Mirasol'), subclients: [] }
  const part = { id: clientOf('Bazar Norte'), subclients: assignable[edit % assignable.length] }
  const assignments = (line: string, client: unknown, addOnlyClient = false): Edit => ({
    line,
    body: { addOnlyClient, numberOfServicesPoint: 0, clients: [client] },
    meant: ['assignments'],
  })
  const flagOf = (name: 'admin' | 'supervisor', body: unknown): Edit => ({
    line: `PUT ${paths.users}/${name}/${id}`,
    body,
    meant: [name],
  })
  // There are only a few ids, so that several editors often request the same id.
  if (edit < 30)
    return {
      line: `PATCH ${address}/oid/`,
      body: { oid: `oid-${text}${edit < 20 ? `-${id}` : ''}` },
      meant: ['oid'],
    }
  if (edit < 40) return flagOf('admin', { value: flag })
  if (edit < 55) return flagOf('supervisor', edit < 50 ? { value: flag } : {})
  if (edit < 62) return { line: `POST ${address}/sync`, meant: [] }
  if (edit < 70) return assignments(`POST ${address}`, whole, true)
  if (edit < 85) return assignments(`POST ${address}`, part)
  return assignments(`POST ${address}/remove/service-point`, flag ? part : whole)
}

/** New values for one or two fields of a record's form. */
const changesOf = ({ kind }: EditedRecord, seen: Body, { edit, text, amount, flag }: RandomStep): Body => {
  const shared: readonly Body[] = [
    { thirdcodes: [{ system: 'SAP', code: text }, ...(flag ? [{ system: 'A', code: '1' }] : [])] },
    { limits: flag ? [limitOf('EUR', amount)] : [] },
    { thirdcodes: [], limits: [limitOf('USD', amount), limitOf('EUR', amount)] },
  ]
  const extra = { name: 'ref', label: text, type: 'text', attr1: '20', required: flag }
  const ofPoint: readonly Body[] =
    seen['type'] === 'SOL'
      ? [{ econoCash: flag }, { adapters: flag ? [1, 6, 7] : [1, 6] }]
      : [
          { deviceId: `DEV-${String(seen['id'])}-${text}` },
          { adapters: flag ? [2, 11] : [2, 4, 11], ssId: 'SS-1', password: `secret ${text}` },
          { openChannel: flag, accountDate: !flag },
        ]
  const own: Readonly<Record<string, readonly Body[]>> = {
    clients: [{ idSmartcash: `SC-${text}` }, { extradata: flag ? [extra] : [] }],
    subclients: [{ idSmartcash: `SC-${text}` }, { delegation: flag ? 'DEL0001' : 'DEL0002' }],
    'service-points': [{ address: `Calle ${text}` }, ...ofPoint],
  }
  const choices = [...(own[kind] ?? []), ...shared]
  return choices[edit % choices.length] ?? {}
}

const idOf = (value: unknown): unknown => Reflect.get(Object(value), 'id')
const idsOf = (value: unknown): unknown => (Array.isArray(value) ? value.map(idOf) : value)

/** The body that the form of a record sends if nothing was changed. */
const formBody = ({ kind }: EditedRecord, seen: Body): Body => {
  const { label: _label, version: _version, country, client, subclient, ...fields } = seen
  if (kind === 'clients') return { ...fields, country: idOf(country) }
  if (kind === 'subclients') {
    const delegation = String(Reflect.get(Object(fields['delegation']), 'idSmartcash'))
    return { ...fields, clientId: idOf(client), delegation: delegation.split('-')[0] }
  }
  return {
    ...fields,
    subclientId: idOf(subclient),
    adapters: idsOf(fields['adapters']),
    channels: idsOf(fields['channels']),
    currencies: idsOf(fields['currencies']),
    paymentService: fields['paymentService'] ?? { accountId: '', locationId: '', fee: 0 },
  }
}
