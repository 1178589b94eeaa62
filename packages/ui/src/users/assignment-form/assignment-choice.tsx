import { chakra } from '@chakra-ui/react'
import { useT } from '../../i18n'
import { Checkbox } from '../../kernel'
import { AssignmentFields, placesOfFields } from './assignment-fields'
import type { AssignmentChoiceProps } from './assignment-form.types'
import { useAssignmentChoice } from './use-assignment-form'

/** Nothing is left out of what is offered: those who get it have different things. */
const nobody = { clients: [] }

/** What many users get: one point, all points of a center, all centers of a client, or the client whole. (USR-69) */
export function AssignmentChoice(props: AssignmentChoiceProps) {
  const { draft, onChange } = props
  const t = useT()
  const rules = useAssignmentChoice({ ...props, user: nobody })
  return (
    <chakra.div display="grid" gap="3">
      <chakra.div css={placesOfFields}>
        <AssignmentFields {...props} rules={rules} />
      </chakra.div>
      <Checkbox
        label={t('users.add.whole')}
        value={draft.addOnlyClient}
        onChange={({ value }) => onChange({ type: 'only-client', addOnlyClient: value })}
      />
    </chakra.div>
  )
}
