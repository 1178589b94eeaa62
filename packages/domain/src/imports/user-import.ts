import type { ClientSummary } from '../clients'
import { cleanCode, foldedName, type Issue, issue, type Refusal } from '../kernel'
import type { SubclientSummary } from '../subclients'
import {
  ALL_ID,
  type AssignmentDraft,
  type AssignmentRequest,
  addAssignments,
  assignmentControls,
  assignmentFit,
  assignmentOf,
  buildAssignmentRequest,
  overwriteQuestion,
  type UserDetail,
  type UserViewer,
  validateAssignment,
} from '../users'
import type { CellNote } from './cell-note'
import { type CheckedRow, type RowCheck, withProblems } from './check-rows'
import type { ImportRow } from './columns'
import { type Found, foundByCode, unknownCode } from './references'
import type { UserImportField } from './user-fields'

type Field = UserImportField

/** A fact that the check of a row needs. Two needs with one `key` are the same. */
export type UserNeed =
  | { readonly kind: 'user'; readonly key: string; readonly name: string }
  | { readonly kind: 'client'; readonly key: string; readonly countryId: number; readonly code: string }
  | { readonly kind: 'subclient'; readonly key: string; readonly clientId: number; readonly code: string }
  | { readonly kind: 'points'; readonly key: string; readonly subclientId: number }

/** The known facts about other records, by the keys of the needs. */
export interface UserReferences {
  readonly users: ReadonlyMap<string, Found<UserDetail>>
  readonly clients: ReadonlyMap<string, Found<ClientSummary>>
  readonly subclients: ReadonlyMap<string, Found<SubclientSummary>>
  /** The active points of a subclient. */
  readonly points: ReadonlyMap<string, readonly { readonly id: number; readonly codeSol: string | null }[]>
}

/** The initial facts: nothing is known. */
export const noUserReferences: UserReferences = {
  users: new Map(),
  clients: new Map(),
  subclients: new Map(),
  points: new Map(),
}

/** The call for a row: the user, and the body. */
export interface UserImportBody {
  readonly userId: number
  readonly request: AssignmentRequest
}

type UserRowCheck = RowCheck<Field, UserNeed, UserImportBody>

const columnOf: Readonly<Record<string, Field>> = {
  clientId: 'client',
  subclientId: 'subclient',
  servicePointId: 'servicePoint',
}

const isAssigned: ReadonlySet<string> = new Set(['entity_already_assigned', 'servicepoint_already_assigned'])

const refusedAs = ({ rule, key, params }: Refusal, path: Field): Issue => ({ rule, key, params, path })

/**
 * A row of a file, checked as the form of assignments would check it: a whole client, all points of a center, or one
 * point, for a user by user name or email. A file can't narrow the assignment of a whole client: that needs a
 * confirmation. (IMP-60 to IMP-63)
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
  const problems: CellNote<Field>[] = []
  const refuse = (field: Field, found: Issue, fix: string | null = null) => {
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
  if (name === '') return ended()

  const named = known.users.get(foldedName(name))
  if (named === undefined) return ended({ needs: [{ kind: 'user', key: foldedName(name), name }] })
  const user = named.record
  if (user === null) unknown('user', name, named)
  else
    for (const reason of assignmentControls(viewer, user).reasons) refuse('user', refusedAs(reason, 'user'))
  if (user === null || clientCode === '') return ended()

  const countryId = user.country.id
  const clientKey = `${countryId} ${foldedName(clientCode)}`
  const client = known.clients.get(clientKey)
  if (client === undefined)
    return ended({ needs: [{ kind: 'client', key: clientKey, countryId, code: clientCode }] })
  if (client.record === null) {
    unknown('client', clientCode, client)
    return ended()
  }
  const clientId = client.record.id
  const whole: AssignmentDraft = { clientId, subclientId: null, servicePointId: null, addOnlyClient: true }
  if (subclientCode === '') return judged(whole, { user, subclients: [], servicePoints: [] })

  const subclientKey = `${clientId} ${foldedName(subclientCode)}`
  const subclient = known.subclients.get(subclientKey)
  if (subclient === undefined)
    return ended({ needs: [{ kind: 'subclient', key: subclientKey, clientId, code: subclientCode }] })
  if (subclient.record === null) {
    unknown('subclient', subclientCode, subclient)
    return ended()
  }
  const subclientId = subclient.record.id
  const points = known.points.get(String(subclientId))
  if (points === undefined)
    return ended({ needs: [{ kind: 'points', key: String(subclientId), subclientId }] })
  const found = pointCode === '' ? undefined : foundByCode(pointCode, points)
  if (found?.record === null) {
    unknown('servicePoint', pointCode, found)
    return ended()
  }
  const point = found?.record
  return judged(
    {
      clientId,
      subclientId,
      servicePointId: pointCode === '' ? ALL_ID : (point?.id ?? null),
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
    if (problems.length === 0 && found.length > 0 && found.every(({ rule }) => isAssigned.has(rule)))
      return ended({ effect: { kind: 'same' } })
    for (const each of found) {
      const field = columnOf[each.path] ?? 'client'
      refuse(field, { ...each, path: field })
    }
    if (overwriteQuestion(facts.user.clients, assignmentOf(draft, facts)) !== undefined)
      refuse('client', issue('import-narrows', 'client'))
    const identity = [facts.user.id, draft.clientId, draft.subclientId, draft.servicePointId].join(' ')
    const body =
      problems.length > 0 ? null : { userId: facts.user.id, request: buildAssignmentRequest(draft, facts) }
    return ended({ identity, body })
  }
}

/**
 * The rows of a file together: a row has a problem if, after the rows before it, its user would have more service
 * points than the maximum of their country. (IMP-64)
 */
export const checkUserRows = (
  rows: readonly CheckedRow<Field, UserNeed, UserImportBody>[],
  { users }: Pick<UserReferences, 'users'>,
): readonly CheckedRow<Field, UserNeed, UserImportBody>[] => {
  const added = new Map<number, AssignmentRequest['clients']>()
  return rows.map((row) => {
    const { body } = row
    const user = users.get(foldedName(row.row.cells.user ?? ''))?.record
    if (!user || body === null) return row
    const together = [...addAssignments(added.get(user.id) ?? [], body.request.clients)]
    const [reason] = assignmentFit(user, together).reasons
    if (reason !== undefined)
      return withProblems(row, [{ field: 'user', issue: refusedAs(reason, 'user'), fix: null }])
    added.set(user.id, together)
    return row
  })
}
