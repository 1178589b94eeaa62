import { chakra } from '@chakra-ui/react'
import { assignmentCapacity } from '@remesa/domain/users'
import { Plus } from 'lucide'
import { useState } from 'react'
import { reasonText, useT } from '../../i18n'
import { Button, Checkbox, FailureNotice, Form, Icon, Notice } from '../../kernel'
import { OverwriteDialog } from '../overwrite-dialog/overwrite-dialog'
import { userName } from '../user-name'
import { AssignmentFields } from './assignment-fields'
import type { AssignmentFormProps } from './assignment-form.types'
import { FoundPointsField } from './found-points-field'
import { useAssignmentForm } from './use-assignment-form'

/**
 * The layout of the Add button: beside the fields if all fields and the button fit on one line, otherwise below the
 * fields.
 */
const addStyle = {
  display: 'grid',
  gap: '3',
  '& .r-add': { display: 'grid' },
  '@container (min-width: 43rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    // The button is moved down by the height of the labels, so that it is aligned with the controls.
    '& .r-add': { paddingTop: '26px' },
  },
} as const

/** The box around the fields. */
const boxStyle = { p: '3', bg: 'bg', borderWidth: '1px', borderColor: 'border', borderRadius: 'md' } as const

/**
 * The form that adds assignments to a user: points of any clients, all points of a center, all centers of a client, or
 * the whole client.
 */
export function AssignmentForm(props: AssignmentFormProps) {
  const { user, draft, isBusy, failure, onChange, onAdd } = props
  const t = useT()
  const rules = useAssignmentForm(props)
  const { form, narrowed, refusals, count } = rules
  const [isAsking, setAsking] = useState(false)
  const { allowed: hasSpace, reasons: full } = assignmentCapacity(user)
  const add = (
    <Button
      type="submit"
      variant="primary"
      icon={<Icon of={Plus} size={16} />}
      isBusy={isBusy}
      disabledReason={reasonText(t, refusals)}
    >
      {count > 0 ? t('users.add.count', { count }) : t('action.add')}
    </Button>
  )
  const submit = () => {
    if (isBusy || refusals.length > 0 || !form.attempt()) return
    if (narrowed.length === 0) onAdd()
    else setAsking(true)
  }
  return (
    <chakra.div mx="4" mb="3" containerType="inline-size" {...(hasSpace ? boxStyle : {})}>
      <Form
        form={form}
        onSubmit={submit}
        notice={failure && <FailureNotice action="assignPoints" failure={failure} />}
      >
        {hasSpace ? (
          <chakra.div display="grid" gap="2">
            <chakra.div css={addStyle}>
              <AssignmentFields {...props} rules={rules}>
                <FoundPointsField {...props} rules={rules} />
              </AssignmentFields>
              <div className="r-add">{add}</div>
            </chakra.div>
            <Checkbox
              label={t('users.add.whole')}
              value={draft.addOnlyClient}
              onChange={({ value }) => {
                form.restart()
                onChange({ type: 'only-client', addOnlyClient: value })
              }}
            />
            {refusals.length > 0 && <Notice tone="info" title={reasonText(t, refusals) ?? ''} />}
          </chakra.div>
        ) : (
          // The tooltip of the button repeats the notice, so it must not cover the notice.
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
            <chakra.div flex="1 1 16rem">
              <Notice tone="info" title={reasonText(t, full) ?? ''}>
                {t('users.add.full')}
              </Notice>
            </chakra.div>
            {add}
          </chakra.div>
        )}
      </Form>
      <OverwriteDialog
        isOpen={isAsking && narrowed.length > 0}
        userName={userName(user)}
        client={narrowed.map(({ description }) => description).join(', ')}
        afterwards={rules.afterwards}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onAdd()
        }}
      />
    </chakra.div>
  )
}
