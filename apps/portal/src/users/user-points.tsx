import { portalPages } from '@remesa/domain/abilities'
import {
  type AssignmentRow,
  assignmentCapacity,
  assignmentControls,
  assignmentRows,
  canUnassign,
  servicePointLink,
} from '@remesa/domain/users'
import { AssignmentTable, PointsCard } from '@remesa/ui/users'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useOpenedDialog } from '../kernel/loading'
import { fillPattern } from '../kernel/routing'
import { usePortal } from '../kernel/state'
import { AddPoints } from './add-points'
import { RemoveRows } from './remove-rows'
import type { ChangedUser } from './use-user-writes'

/** The service points of a user, with the actions that change them. */
export function UserPoints(changed: ChangedUser) {
  const { user } = changed
  const { ability, user: viewer } = usePortal()
  const { opened, open, close } = useOpenedDialog<readonly AssignmentRow[]>()
  const isChangeable = assignmentControls(viewer, user).allowed
  const rows = assignmentRows(user.clients, { all: '' })
  const hasWhole = rows.some(({ servicePointId }) => servicePointId === null)
  const renderPoint = (row: AssignmentRow, name: ReactNode) => {
    const { servicePointId } = row
    if (servicePointId === null || !servicePointLink(ability, row).allowed) return name
    return (
      <Link href={fillPattern(portalPages['edit-servicepoint'].path, { id: servicePointId })}>{name}</Link>
    )
  }
  return (
    <PointsCard capacity={assignmentCapacity(user)} hasWhole={hasWhole} assignments={rows.length}>
      {isChangeable && <AddPoints {...changed} />}
      <AssignmentTable
        tree={user.clients}
        renderPoint={renderPoint}
        onRemove={
          isChangeable
            ? ({ rows }) => {
                if (canUnassign(rows, { viewer, user }).allowed) open(rows)
              }
            : undefined
        }
      />
      {opened && (
        <RemoveRows
          key={opened.opening}
          isOpen={opened.isOpen}
          rows={opened.subject}
          {...changed}
          onClose={close}
        />
      )}
    </PointsCard>
  )
}
