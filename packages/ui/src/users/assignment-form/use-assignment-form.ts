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
import type {
  AssignmentChoiceProps,
  AssignmentFormProps,
  OfferedServicePoint,
  OfferedSubclient,
} from './assignment-form.types'

const noSubclients: readonly OfferedSubclient[] = []
const noPoints: readonly OfferedServicePoint[] = []

/**
 * The validation issues of the fields for an assignment, and the options of these fields. Assignments that `user`
 * already has are not among the options.
 */
export const useAssignmentChoice = (
  props: Pick<AssignmentChoiceProps, 'draft' | 'serial' | 'subclients' | 'servicePoints'> &
    Pick<Parameters<typeof validateAssignment>[1], 'user'>,
) => {
  const { user, draft, serial } = props
  const { items: allSubclients = noSubclients } = props.subclients
  const { items: allPoints = noPoints } = props.servicePoints
  const rules = useMemo(() => {
    const subclients = allSubclients.filter(({ client }) => client.id === draft.clientId)
    const servicePoints = allPoints.filter(({ subclient }) => subclient.id === draft.subclientId)
    const facts = { user, subclients, servicePoints }
    const offered = new Set(assignableServicePoints(draft, facts).map(({ id }) => id))
    return {
      subclients,
      servicePoints,
      issues: validateAssignment(draft, facts),
      added: assignmentOf(draft, facts),
      offeredPoints: servicePoints.filter(({ id }) => offered.has(id)),
    }
  }, [user, draft, allSubclients, allPoints])
  const form = useFormState({ issues: rules.issues, fieldsKey: String(serial) })
  return { ...rules, form }
}

/**
 * The state of the assignment form: the issues and options of its fields, the assignments that it adds, and the
 * question that the user has to confirm first.
 */
export const useAssignmentForm = (props: AssignmentFormProps) => {
  const { user, viewer, draft } = props
  const t = useT()
  const choice = useAssignmentChoice(props)
  const { subclients, servicePoints, added } = choice
  const rules = useMemo(() => {
    const facts = { user, viewer, subclients, servicePoints }
    const narrowed = overwriteQuestion(user.clients, added)?.clients ?? []
    const fresh = removeAssignments(
      added,
      user.clients.filter((client) => !narrowed.includes(client)),
    )
    return {
      /**
       * Number of service points that are added. Whole centers and clients are not counted, because the form does not
       * know their points.
       */
      count: countServicePoints(fresh),
      refusals: canAssign(draft, facts, { overwriteConfirmed: true }).reasons,
      narrowed,
    }
  }, [user, viewer, draft, subclients, servicePoints, added])

  const narrowing = added.filter(({ id }) => rules.narrowed.some((client) => client.id === id))
  const kept = narrowing.flatMap((client) => client.subclients)
  const centers = [...subclients, ...draft.points.map(({ subclient }) => subclient)]
  const named = kept.map((center) => centers.find(({ id }) => id === center.id)?.description ?? '')
  const points = countServicePoints(narrowing)
  const afterwards =
    points > 0
      ? t('users.overwrite.points', { count: points, center: named.join(', ') })
      : t('users.overwrite.centers', { count: kept.length })
  return { ...choice, ...rules, afterwards }
}
