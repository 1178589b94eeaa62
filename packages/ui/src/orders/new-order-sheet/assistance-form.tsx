import { chakra } from '@chakra-ui/react'
import type { AssistanceDraft, Fault, ServiceWindowRules } from '@remesa/domain/orders'
import { useT } from '../../i18n'
import { type Catalogue, CatalogueNotice, type DraftForm, SelectField } from '../../kernel'
import { CommentsField } from './comments-field'
import { WindowFields } from './window-fields'
import type { WindowChoices } from './window-fields.types'

export interface AssistanceFormProps {
  readonly form: DraftForm<AssistanceDraft>
  readonly rules: ServiceWindowRules
  readonly choices: WindowChoices
  readonly faults: Catalogue<Fault>
}

/** The fields of a request for a technician: the fault, and when the technician should come. */
export function AssistanceForm(props: AssistanceFormProps) {
  return (
    <chakra.div display="grid" gap="5">
      <FaultSelect {...props} />
      <WindowFields {...props} />
      <CommentsField {...props} />
    </chakra.div>
  )
}

function FaultSelect({ form, faults }: AssistanceFormProps) {
  const t = useT()
  if (faults.onRetry !== undefined) {
    return <CatalogueNotice title={t('orders.assistance.faults.error')} onRetry={faults.onRetry} />
  }
  return (
    <SelectField
      form={form}
      name="faultDescription"
      label={t('orders.assistance.fault')}
      isRequired
      placeholder={t('orders.assistance.fault.placeholder')}
      options={optionsOf(form.draft, faults)}
      disabledReason={reasonOf(t, faults)}
    />
  )
}

const reasonOf = (t: ReturnType<typeof useT>, { items }: Catalogue<Fault>): string | undefined => {
  if (items === undefined) return t('orders.assistance.faults.loading')
  return items.length === 0 ? t('orders.assistance.faults.none') : undefined
}

/**
 * The faults as options. Faults with the same description are one option, because the request names a fault only by its
 * description.
 */
const optionsOf = ({ faultDescription }: AssistanceDraft, { items }: Catalogue<Fault>) =>
  [
    ...new Set([
      ...(items ?? []).map((fault) => fault.faultDescription),
      // A fault that was chosen for another service point remains an option until another fault is chosen.
      ...(faultDescription === '' ? [] : [faultDescription]),
    ]),
  ].map((description) => ({ value: description, label: description }))
