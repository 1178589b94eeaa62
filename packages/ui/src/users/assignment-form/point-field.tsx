import { ALL_ID } from '@remesa/domain/users'
import { useT } from '../../i18n'
import { Combobox, useField } from '../../kernel'
import { idOf, optionsOf, textOf } from './assignment-fields'
import type { AssignmentChoiceProps } from './assignment-form.types'
import type { useAssignmentChoice } from './use-assignment-form'

interface PointFieldProps extends Pick<AssignmentChoiceProps, 'draft' | 'servicePoints' | 'onChange'> {
  readonly rules: ReturnType<typeof useAssignmentChoice>
}

/** The field for one point of the chosen center, or for all its points. */
export function PointField({ draft, servicePoints, onChange, rules }: PointFieldProps) {
  const { form, offeredPoints } = rules
  const t = useT()
  const label = t('users.field.servicePoint')
  const field = useField(form, { path: 'servicePointId', label, kind: 'choice' })
  const hasAllCenters = draft.subclientId === ALL_ID
  const isAllAssigned = rules.servicePoints.length > 0 && offeredPoints.length === 0
  return (
    <Combobox
      {...field}
      label={label}
      isRequired={!hasAllCenters}
      isLoading={servicePoints.items === undefined}
      disabledReason={
        hasAllCenters
          ? t('users.add.everyPoint')
          : draft.subclientId === null
            ? t('selector.first.subclient')
            : undefined
      }
      hint={isAllAssigned ? t('users.add.nothingLeft') : undefined}
      options={optionsOf(offeredPoints, t('users.add.allPoints', { count: rules.servicePoints.length }))}
      value={textOf(draft.servicePointId)}
      onChange={({ value }) => {
        form.touch('servicePointId')
        onChange({ type: 'service-point', id: idOf(value) })
      }}
    />
  )
}
