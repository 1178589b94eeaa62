import type { ClientSummary } from '../clients'
import { type AnyIssue, cleanCode, foldedName, issue, type Refusal } from '../kernel'
import type { SubclientSummary } from '../subclients'
import {
  ALL_ID,
  type AssignmentDraft,
  type AssignmentIds,
  type AssignmentRemovalRequest,
  type AssignmentRequest,
  type AssignmentRow,
  addAssignments,
  assignmentControls,
  assignmentFit,
  assignmentOf,
  assignmentRows,
  buildAssignmentRequest,
  buildRemovalRequest,
  countServicePoints,
  overwriteQuestion,
  removeAssignments,
  type UserDetail,
  type UserViewer,
  validateAssignment,
} from '../users'
import type { CellNote } from './cell-note'
import { type CheckedRow, type RowCheck, withProblems } from './check-rows'
import type { ImportRow } from './columns'
import { type Found, foundByCode, isRemoval, unknownCode } from './references'
import type { UserImportField } from './user-fields'

type Field = UserImportField

/**
 * Data that must be loaded before a row can be checked completely. Two needs with the same `key` are for the same data.
 */
export type UserNeed =
  | { readonly kind: 'user'; readonly key: string; readonly name: string }
  | { readonly kind: 'client'; readonly key: string; readonly countryId: number; readonly code: string }
  | { readonly kind: 'subclient'; readonly key: string; readonly clientId: number; readonly code: string }
  | { readonly kind: 'points'; readonly key: string; readonly subclientId: number }

/** The data about other records that has been loaded, each under the `key` of its need. */
export interface UserReferences {
  readonly users: ReadonlyMap<string, Found<UserDetail>>
  readonly clients: ReadonlyMap<string, Found<ClientSummary>>
  readonly subclients: ReadonlyMap<string, Found<SubclientSummary>>
  /** The active service points of each subclient. */
  readonly points: ReadonlyMap<string, readonly { readonly id: number; readonly codeSol: string | null }[]>
}

/** The data about other records before anything is loaded. */
export const noUserReferences: UserReferences = {
  users: new Map(),
  clients: new Map(),
  subclients: new Map(),
  points: new Map(),
}

/** The call that stores a row: the id of the user, and the body. */
export type UserImportBody = { readonly userId: number } & (
  | { readonly call: 'assign'; readonly request: AssignmentRequest }
  | { readonly call: 'unassign'; readonly request: AssignmentRemovalRequest }
)

type UserRowCheck = RowCheck<Field, UserNeed, UserImportBody>

const columnOf: Readonly<Record<string, Field>> = {
  clientId: 'client',
  subclientId: 'subclient',
  servicePointId: 'servicePoint',
}

const isAssigned: ReadonlySet<string> = new Set(['entity_already_assigned', 'servicepoint_already_assigned'])

const refusedAs = ({ rule, key, params }: Refusal, path: Field): AnyIssue => ({ rule, key, params, path })

/**
 * The result for a row of a file, checked by the rules of the form of assignments. The row assigns a whole client, all
 * points of a center, or one point to a user, who is identified by user name or email. A file can't replace a whole
 * client with some of its centers or points, because this needs a confirmation. A row that removes assignments is
 * checked as if the user had selected them in the table of assignments. (IMP-60 to IMP-63, IMP-65)
 */
export const checkUserRow = (
  { cells }: ImportRow<Field>,
  { viewer, known }: { readonly viewer: UserViewer; readonly known: UserReferences },
): UserRowCheck => {
  const text = (field: Field) => cleanCode(cells[field] ?? '')
  const name = text('user')
  const clientCode = text('client')
  const subclientCode = text('subclient')
  const pointCode = text('servicePoint')
  const removes = isRemoval(text('action'))
  const problems: CellNote<Field>[] = []
  const refuse = (field: Field, found: AnyIssue, fix: string | null = null) => {
    if (!problems.some((note) => note.field === field)) problems.push({ field, issue: found, fix })
  }
  const ended = (more: Partial<UserRowCheck> = {}): UserRowCheck => ({
    problems,
    remarks: [],
    needs: [],
    identity: null,
    identityField: 'user',
    body: null,
    effect: { kind: 'new' },
    ...more,
  })
  const unknown = (field: Field, code: string, found: Partial<Found<unknown>>) =>
    refuse(field, unknownCode(field, code, found), found.near ?? null)

  if (name === '') refuse('user', issue('required', 'user'))
  if (clientCode === '') refuse('client', issue('required', 'client'))
  if (pointCode !== '' && subclientCode === '') refuse('subclient', issue('required', 'subclient'))
  if (removes === undefined) refuse('action', issue('import-action', 'action'))
  if (name === '' || removes === undefined) return ended()

  const named = known.users.get(foldedName(name))
  if (named === undefined) return ended({ needs: [{ kind: 'user', key: foldedName(name), name }] })
  const user = named.record
  if (user === null) unknown('user', name, named)
  else
    for (const reason of assignmentControls(viewer, user).reasons) refuse('user', refusedAs(reason, 'user'))
  if (user === null || clientCode === '') return ended()

  const countryId = user.country.id
  const clientKey = `${countryId} ${foldedName(clientCode)}`
  // To remove an assignment, the client is first searched among the user's assignments, because these may contain
  // inactive clients, which other searches do not find.
  const held = removes ? foundByCode(clientCode, user.clients) : noneFound
  const client = held.record === null ? known.clients.get(clientKey) : held
  if (client === undefined)
    return ended({ needs: [{ kind: 'client', key: clientKey, countryId, code: clientCode }] })
  if (client.record === null) {
    unknown('client', clientCode, client)
    return ended()
  }
  const clientId = client.record.id
  const whole: AssignmentDraft = {
    clientId,
    subclientId: null,
    servicePointId: null,
    points: [],
    addOnlyClient: true,
  }
  if (subclientCode === '')
    return removes ? removed(user, whole) : judged(whole, { user, subclients: [], servicePoints: [] })

  const subclientKey = `${clientId} ${foldedName(subclientCode)}`
  const heldBelow = held.record === null ? noneFound : foundByCode(subclientCode, held.record.subclients)
  const subclient = heldBelow.record === null ? known.subclients.get(subclientKey) : heldBelow
  if (subclient === undefined)
    return ended({ needs: [{ kind: 'subclient', key: subclientKey, clientId, code: subclientCode }] })
  if (subclient.record === null) {
    unknown('subclient', subclientCode, subclient)
    return ended()
  }
  const subclientId = subclient.record.id
  if (removes && pointCode === '') return removed(user, { ...whole, subclientId })
  const heldPoint =
    heldBelow.record === null ? noneFound : foundByCode(pointCode, heldBelow.record.servicepoints)
  if (removes && heldPoint.record !== null)
    return removed(user, { ...whole, subclientId, servicePointId: heldPoint.record.id })
  const points = known.points.get(String(subclientId))
  if (points === undefined)
    return ended({ needs: [{ kind: 'points', key: String(subclientId), subclientId }] })
  const found = pointCode === '' ? undefined : foundByCode(pointCode, points)
  if (found?.record === null) {
    unknown('servicePoint', pointCode, found)
    return ended()
  }
  const point = found?.record
  if (removes) return removed(user, { ...whole, subclientId, servicePointId: point?.id ?? null })
  return judged(
    {
      clientId,
      subclientId,
      servicePointId: pointCode === '' ? ALL_ID : (point?.id ?? null),
      points: [],
      addOnlyClient: false,
    },
    {
      user,
      subclients: [{ id: subclientId, client: { id: clientId } }],
      servicePoints: points.map(({ id }) => ({ id, subclient: { id: subclientId } })),
    },
  )

  function judged(
    draft: AssignmentDraft,
    facts: Parameters<typeof validateAssignment>[1] & { readonly user: UserDetail },
  ): UserRowCheck {
    const found = validateAssignment(draft, facts)
    const identity = placeOf(facts.user, draft)
    if (problems.length === 0 && found.length > 0 && found.every(({ rule }) => isAssigned.has(rule)))
      return ended({ effect: { kind: 'same' }, identity })
    for (const each of found) {
      const field = columnOf[each.path] ?? 'client'
      refuse(field, { ...each, path: field })
    }
    if (overwriteQuestion(facts.user.clients, assignmentOf(draft, facts)) !== undefined)
      refuse('client', issue('import-narrows', 'client'))
    if (problems.length > 0) return ended({ identity })
    const request = buildAssignmentRequest(draft, facts)
    return ended({ identity, body: { userId: facts.user.id, call: 'assign', request } })
  }

  /**
   * The result for a row that removes assignments of a user: the record in the row, and everything below that record.
   * (IMP-65)
   */
  function removed(user: UserDetail, place: AssignmentDraft): UserRowCheck {
    const identity = placeOf(user, place)
    const { clientId, subclientId, servicePointId } = place
    const lines = assignmentRows(user.clients, { all: '' }).filter((line) => line.clientId === clientId)
    const ticked = lines.filter(
      (line) =>
        (subclientId === null || line.subclientId === subclientId) &&
        (servicePointId === null || line.servicePointId === servicePointId),
    )
    if (ticked.length > 0) {
      if (problems.length > 0) return ended({ identity, effect: { kind: 'removal' } })
      const request = buildRemovalRequest(ticked, user)
      return ended({
        identity,
        effect: { kind: 'removal' },
        body: { userId: user.id, call: 'unassign', request },
      })
    }
    const isWhole = (line: AssignmentRow) =>
      line.subclientId === null || (line.subclientId === subclientId && line.servicePointId === null)
    if (lines.some(isWhole)) {
      const field = servicePointId === null ? 'subclient' : 'servicePoint'
      refuse(field, issue('import-in-whole', field))
    }
    return ended({ identity, effect: problems.length > 0 ? { kind: 'removal' } : { kind: 'same' } })
  }
}

const noneFound = { record: null, near: null }

/** The identity of a row: its user and the assigned record. */
const placeOf = ({ id }: UserDetail, { clientId, subclientId, servicePointId }: AssignmentDraft): string =>
  [id, clientId, subclientId, servicePointId === ALL_ID ? null : servicePointId].join(' ')

/** Whether two assigned records are the same record, or one record is below the other. */
const isOneWithin = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((id, at) => id === '' || other[at] === '' || id === other[at])

interface RowBefore {
  readonly line: number
  readonly place: readonly string[]
}

/**
 * The rows of a file after they were compared with each other. A row has a problem if the user, after this row and the
 * rows above, would have more service points than the country's maximum. A row also has a problem if it assigns records
 * that a row above removes, or removes records that a row above assigns. (IMP-64, IMP-66)
 */
export const checkUserRows = (
  rows: readonly CheckedRow<Field, UserNeed, UserImportBody>[],
  { users }: Pick<UserReferences, 'users'>,
): readonly CheckedRow<Field, UserNeed, UserImportBody>[] => {
  const added = new Map<number, AssignmentIds>()
  const removed = new Map<number, AssignmentIds>()
  // The key contains effect, user and client, so that each row is compared with only a few other rows.
  const before = new Map<string, RowBefore[]>()
  return rows.map((row) => {
    const { body, identity, problems } = row
    const user = users.get(foldedName(row.row.cells.user ?? ''))?.record
    if (!user || identity === null || problems.length > 0) return row
    const removes = isRemoval(row.row.cells.action ?? '') === true
    const place = identity.split(' ')
    const below = place.slice(0, 2).join(' ')
    const opposite = before.get(`${!removes} ${below}`)?.find((one) => isOneWithin(one.place, place))
    if (opposite !== undefined) {
      const found = issue('import-opposes', 'action', { row: opposite.line })
      return withProblems(row, [], [{ field: 'action', issue: found, fix: null }])
    }
    if (body === null) return row
    const { clients } = body.request
    if (removes) removed.set(user.id, [...(removed.get(user.id) ?? []), ...clients])
    else {
      const together = [...addAssignments(added.get(user.id) ?? [], clients)]
      const [reason] = assignmentFit(withoutRemoved(user, removed.get(user.id) ?? []), together).reasons
      if (reason !== undefined)
        return withProblems(row, [{ field: 'user', issue: refusedAs(reason, 'user'), fix: null }])
      added.set(user.id, together)
    }
    const key = `${removes} ${below}`
    const held = before.get(key) ?? []
    before.set(key, held)
    held.push({ line: row.row.line, place })
    return row
  })
}

/** A user after some assignments were removed, with the number of service points that is compared with the maximum. */
const withoutRemoved = (user: UserDetail, removed: AssignmentIds): UserDetail => {
  if (removed.length === 0) return user
  const clients = removeAssignments(user.clients, removed)
  const fewer = countServicePoints(user.clients) - countServicePoints(clients)
  const { servicesPointOnCashUser: count } = user
  return { ...user, clients: [...clients], servicesPointOnCashUser: count === null ? null : count - fewer }
}
