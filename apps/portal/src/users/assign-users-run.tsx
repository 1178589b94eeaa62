import { userCalls } from '@remesa/api-client/contract'
import { clientSelectorQuery } from '@remesa/domain/clients'
import {
  type AssignmentChange,
  changeAssignmentDraft,
  emptyAssignmentDraft,
  type PlannedAssignment,
  type User,
  type UserDetail,
  validateAssignment,
} from '@remesa/domain/users'
import { useT } from '@remesa/ui/i18n'
import { BulkDialog } from '@remesa/ui/records'
import { AssignmentChoice } from '@remesa/ui/users'
import { type ReactNode, useState } from 'react'
import { useApi, useClientOf } from '../kernel/api'
import { type BulkActionProps, recordOption, useRemoteSelector } from '../kernel/list'
import { usePortal } from '../kernel/state'
import { useBulkRun } from '../records/use-bulk-run'
import { readUsers } from './read-users'
import { useAssignable } from './use-assignable'
import { useUserAssignments } from './use-user-assignments'

type AssignProps = BulkActionProps<User>

/**
 * A user without assignments, with whom the choice of points is validated. Points that a selected user already has are
 * excluded later, in the plan for this user.
 */
const nobody = { clients: [] }

/**
 * A dialog that assigns the same service points to the selected users. The viewer chooses the points first. (USR-69)
 */
export function AssignUsersRun(action: AssignProps) {
  const t = useT()
  const api = useApi()
  const { user: viewer } = usePortal()
  const [{ draft, countryId }, setChoice] = useState({ draft: emptyAssignmentDraft(), countryId: 0 })
  const change = (next: AssignmentChange) =>
    setChoice((last) => ({ ...last, draft: changeAssignmentDraft(last.draft, next) }))
  const catalogues = useAssignable(draft)
  const client = useRemoteSelector({
    call: api.clients.list,
    query: (typed) =>
      clientSelectorQuery({ countryId: viewer.admin ? '' : String(viewer.country.id), typed }),
    optionOf: recordOption,
    chosenId: draft.clientId === null ? '' : String(draft.clientId),
    onChoose: (row) =>
      setChoice((last) => ({
        countryId: row?.country.id ?? 0,
        draft: changeAssignmentDraft(last.draft, { type: 'client', id: row?.id ?? null }),
      })),
  })
  const { items: subclients = [] } = catalogues.subclients
  const { items: servicePoints = [] } = catalogues.servicePoints
  const facts = { subclients, servicePoints }
  const isComplete = validateAssignment(draft, { ...facts, user: nobody }).length === 0
  const choice = (
    <AssignmentChoice draft={draft} serial={0} client={client} {...catalogues} onChange={change} />
  )
  // Each user is read only once, however often the choice of points changes.
  const [known] = useState(() => new Map<number, UserDetail>())
  if (isComplete)
    return (
      <AssignToUsers
        {...action}
        key={JSON.stringify(draft)}
        assignment={{ draft, countryId, ...facts }}
        known={known}
      >
        {choice}
      </AssignToUsers>
    )
  return (
    <BulkDialog
      isOpen={action.isOpen}
      of="users"
      title={t('bulk.assignUsers.title', { count: action.chosen.count })}
      run={undefined}
      reading="none"
      onRetry={noop}
      startText={({ count }) => t('bulk.assignUsers.start', { count })}
      onStart={noop}
      onStop={noop}
      onClose={() => action.onClose({ isDone: false })}
    >
      {choice}
    </BulkDialog>
  )
}

const noop = () => undefined

interface AssignToUsersProps extends AssignProps {
  readonly assignment: PlannedAssignment
  /** The users that were read so far, by id. */
  readonly known: Map<number, UserDetail>
  readonly children: ReactNode
}

/**
 * Assigns the chosen points to the selected users, with one call for each user. Each call sends the version of the
 * user that was read for the preview.
 */
function AssignToUsers({ assignment, known, children, chosen, ...action }: AssignToUsersProps) {
  const t = useT()
  const { users } = useClientOf(userCalls)
  const { dialog, question } = useBulkRun<UserDetail>({
    ...action,
    chosen: {
      count: chosen.count,
      read: async ({ signal }) => {
        const rows = await chosen.read({ signal })
        return rows.ok
          ? readUsers(users.details, { ids: rows.value.map(({ id }) => id), known, signal })
          : rows
      },
    },
    ...useUserAssignments(assignment, known),
  })
  return (
    <>
      <BulkDialog
        {...dialog}
        of="users"
        title={t('bulk.assignUsers.title', { count: chosen.count })}
        startText={({ count }) => t('bulk.assignUsers.start', { count })}
        alreadyText={t('bulk.assign.already')}
      >
        {children}
      </BulkDialog>
      {question}
    </>
  )
}
