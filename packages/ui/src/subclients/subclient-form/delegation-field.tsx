import { chakra } from '@chakra-ui/react'
import {
  chosenDelegation,
  type DelegationFacts,
  offeredDelegations,
  type SubclientDraft,
  type SubclientField,
} from '@remesa/domain/subclients'
import { useT } from '../../i18n'
import { CatalogueNotice, ChangedField, type RecordForm, Select, useField } from '../../kernel'

export interface DelegationFieldProps {
  readonly form: RecordForm<SubclientDraft, SubclientField>
  /** The delegations of the chosen country. */
  readonly delegations: DelegationFacts['delegations']
  /** Present when the delegations failed to load: loads them again. */
  readonly onRetryDelegations: (() => void) | undefined
}

/** The delegation, of which the principal one is chosen until the user chooses another. (SUB-4, SUB-5) */
export function DelegationField({ form, delegations, onRetryDelegations }: DelegationFieldProps) {
  const t = useT()
  const label = t('subclients.delegation')
  const field = useField(form, { path: 'delegation', label, kind: 'choice' })
  const facts = { delegations }
  const options = offeredDelegations(form.whole, facts)
  const nameOf = (id: string | null) => options.find(({ idSmartcash }) => idSmartcash === id)?.description
  return (
    <ChangedField<'delegation', string | null>
      form={form}
      name="delegation"
      label={label}
      shown={(before) => nameOf(before) ?? ''}
    >
      <chakra.div display="grid" gap="2">
        <Select
          {...field}
          label={label}
          isRequired
          options={options.map(({ idSmartcash, description }) => ({
            value: idSmartcash,
            label: description,
          }))}
          value={chosenDelegation(form.whole, facts)?.idSmartcash ?? ''}
          onChange={({ value }) => form.change('delegation', value === '' ? null : value)}
        />
        {onRetryDelegations && (
          <CatalogueNotice title={t('subclients.delegations.failed')} onRetry={onRetryDelegations} />
        )}
      </chakra.div>
    </ChangedField>
  )
}
