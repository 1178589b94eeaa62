import { chakra } from '@chakra-ui/react'
import {
  chosenDelegation,
  type Delegation,
  offeredDelegations,
  type SubclientDraft,
  type SubclientField,
} from '@remesa/domain/subclients'
import { useT } from '../../i18n'
import {
  type Catalogue,
  CatalogueNotice,
  ChangedField,
  type RecordForm,
  Select,
  useField,
} from '../../kernel'

export interface DelegationFieldProps {
  readonly form: RecordForm<SubclientDraft, SubclientField>
  readonly catalogue: Catalogue<Delegation>
}

/** The field for a subclient's delegation; the principal delegation is chosen by default. (SUB-4, SUB-5) */
export function DelegationField({ form, catalogue }: DelegationFieldProps) {
  const t = useT()
  const label = t('subclients.delegation')
  const field = useField(form, { path: 'delegation', label, kind: 'choice' })
  const facts = { delegations: catalogue.items ?? [] }
  const options = offeredDelegations(form.whole, facts).map(({ idSmartcash, description }) => ({
    value: idSmartcash,
    label: description,
  }))
  return (
    <ChangedField<'delegation', string | null>
      form={form}
      name="delegation"
      label={label}
      shown={(before) => options.find(({ value }) => value === before)?.label ?? ''}
    >
      <chakra.div display="grid" gap="2">
        <Select
          {...field}
          label={label}
          isRequired
          // Without a hint, because an unloaded list may have options.
          hint={catalogue.items === undefined ? null : undefined}
          options={options}
          value={chosenDelegation(form.whole, facts)?.idSmartcash ?? ''}
          onChange={({ value }) => form.change('delegation', value === '' ? null : value)}
        />
        {catalogue.onRetry && (
          <CatalogueNotice title={t('subclients.delegations.failed')} onRetry={catalogue.onRetry} />
        )}
      </chakra.div>
    </ChangedField>
  )
}
