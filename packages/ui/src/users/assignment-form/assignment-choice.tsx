import { chakra } from '@chakra-ui/react'
import { useT } from '../../i18n'
import { Checkbox } from '../../kernel'
import { AssignmentFields } from './assignment-fields'
import type { AssignmentChoiceProps } from './assignment-form.types'
import { PointField } from './point-field'
import { useAssignmentChoice } from './use-assignment-form'

/**
 * A user without assignments. For this user every option is shown, which is needed because the selected users have
 * different assignments.
 */
const nobody = { clients: [] }

/**
 * The choice of the assignment that many users get: one point, all points of a center, all centers of a client, or the
 * whole client. (USR-69)
 */
export function AssignmentChoice(props: AssignmentChoiceProps) {
  const { draft, onChange } = props
  const t = useT()
  const rules = useAssignmentChoice({ ...props, user: nobody })
  return (
    <chakra.div display="grid" gap="3">
      <AssignmentFields {...props} rules={rules}>
        <PointField {...props} rules={rules} />
      </AssignmentFields>
      <Checkbox
        label={t('users.add.whole')}
        value={draft.addOnlyClient}
        onChange={({ value }) => onChange({ type: 'only-client', addOnlyClient: value })}
      />
    </chakra.div>
  )
}
