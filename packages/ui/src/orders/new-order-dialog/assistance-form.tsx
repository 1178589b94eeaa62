import { chakra } from '@chakra-ui/react'
import type { AssistanceDraft, Fault, ServiceWindowRules } from '@remesa/domain/orders'
import { useT } from '../../i18n'
import { Select } from '../../kernel'
import { CatalogueNotice } from './catalogue-notice'
import { CommentsField } from './comments-field'
import { type Catalogue, controlOf, type FormProps } from './form-props'
import { WindowFields } from './window-fields'

export interface AssistanceFormProps extends FormProps<AssistanceDraft> {
  readonly rules: ServiceWindowRules
  readonly faults: Catalogue<Fault>
}

/** What a call for a technician needs: what is wrong, and when to come. */
export function AssistanceForm(props: AssistanceFormProps) {
  return (
    <chakra.div display="grid" gap="5">
      <FaultSelect {...props} />
      <WindowFields {...props} />
      <CommentsField {...props} />
    </chakra.div>
  )
}

function FaultSelect(props: AssistanceFormProps) {
  const { draft, faults, onChange } = props
  const t = useT()
  if (faults.onRetry !== undefined) {
    return <CatalogueNotice title={t('orders.assistance.faults.error')} onRetry={faults.onRetry} />
  }
  return (
    <Select
      {...controlOf(props, t, 'faultDescription')}
      value={draft.faultDescription}
      label={t('orders.assistance.fault')}
      isRequired
      placeholder={t('orders.assistance.fault.placeholder')}
      options={optionsOf(draft, faults)}
      disabledReason={reasonOf(t, faults)}
      onChange={({ value }) => onChange({ field: 'faultDescription', patch: { faultDescription: value } })}
    />
  )
}

const reasonOf = (t: ReturnType<typeof useT>, { items }: Catalogue<Fault>): string | undefined => {
  if (items === undefined) return t('orders.assistance.faults.loading')
  return items.length === 0 ? t('orders.assistance.faults.none') : undefined
}

/** Two faults of one description are one choice: a call names its fault by it. */
const optionsOf = ({ faultDescription }: AssistanceDraft, { items }: Catalogue<Fault>) =>
  [
    ...new Set([
      ...(items ?? []).map((fault) => fault.faultDescription),
      // What was chosen at another service point stays to be seen until another one is chosen.
      ...(faultDescription === '' ? [] : [faultDescription]),
    ]),
  ].map((description) => ({ value: description, label: description }))
