import {
  assignableServicePoints,
  assignmentOf,
  canAssign,
  countServicePoints,
  overwriteQuestion,
  removeAssignments,
  validateAssignment,
} from '@remesa/domain/users'
import { useMemo } from 'react'
import { useT } from '../../i18n'
import { useFormState } from '../../kernel'
import type { AssignmentFormProps, OfferedServicePoint, OfferedSubclient } from './assignment-form.types'

const noSubclients: readonly OfferedSubclient[] = []
const noPoints: readonly OfferedServicePoint[] = []

/** What the rules say of the form: its issues, what may be chosen, what it adds, and what has to be asked first. */
export const useAssignmentForm = (props: AssignmentFormProps) => {
  const { user, viewer, draft, serial } = props
  const { items: allSubclients = noSubclients } = props.subclients
  const { items: allPoints = noPoints } = props.servicePoints
  const t = useT()
  const rules = useMemo(() => {
    const subclients = allSubclients.filter(({ client }) => client.id === draft.clientId)
    const servicePoints = allPoints.filter(({ subclient }) => subclient.id === draft.subclientId)
    const facts = { user, viewer, subclients, servicePoints }
    const added = assignmentOf(draft, facts)
    const offered = new Set(assignableServicePoints(draft, facts).map(({ id }) => id))
    const narrowed = overwriteQuestion(user.clients, added)?.clients[0]
    const fresh = narrowed === undefined ? removeAssignments(added, user.clients) : added
    return {
      subclients,
      servicePoints,
      issues: validateAssignment(draft, facts),
      added,
      /** New points that the form names; whole centers and clients name none. */
      count: countServicePoints(fresh),
      offeredPoints: servicePoints.filter(({ id }) => offered.has(id)),
      refusals: canAssign(draft, facts, { overwriteConfirmed: true }).reasons,
      narrowed,
    }
  }, [user, viewer, draft, allSubclients, allPoints])
  const form = useFormState({ issues: rules.issues, fieldsKey: String(serial) })

  const [client] = rules.added
  const [center] = client?.subclients ?? []
  const named = rules.subclients.find(({ id }) => id === center?.id)?.description ?? ''
  const points = center?.servicepoints.length ?? 0
  const afterwards =
    points > 0
      ? t('users.overwrite.points', { count: points, center: named })
      : t('users.overwrite.centers', { count: client?.subclients.length ?? 0 })
  return { ...rules, form, afterwards }
}
