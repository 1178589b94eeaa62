import type { Currency } from '@remesa/domain/country'
import type {
  ServicePointDetail,
  ServicePointDraft,
  ServicePointFacts,
  ServicePointField,
  ServicePointFormFields,
} from '@remesa/domain/service-points'
import { useT } from '../../i18n'
import type { RecordForm } from '../../kernel'
import type { RecordFormProps, RemoteChoice } from '../../records'
import type { ChannelChoice } from './channels-field'

export type ServicePointRecordForm = RecordForm<ServicePointDraft, ServicePointField>

/** What each section of the form takes. */
export interface ServicePointSectionProps {
  readonly form: ServicePointRecordForm
  /** How each field stands. */
  readonly fields: ServicePointFormFields
  readonly facts: ServicePointFacts
}

export interface ServicePointFormProps extends RecordFormProps<ServicePointDraft, ServicePointField> {
  readonly facts: ServicePointFacts
  /** The one that is edited; `undefined` while one is added. */
  readonly record: ServicePointDetail | undefined
  /** What is chosen above a new one. */
  readonly parents: { readonly client: RemoteChoice; readonly subclient: RemoteChoice }
  /** Present when the modules failed to load: loads them again. */
  readonly onRetryModules?: (() => void) | undefined
  readonly currencies: readonly Currency[]
  readonly channels: ChannelChoice
}

type LabelledField = Exclude<
  ServicePointField,
  'validates' | 'countryId' | 'sourceSystem' | 'codeSol' | 'thirdcodes' | 'limits'
>

/** The props of a field by its name, and those of a switch. */
export const usePointFields = ({ form, fields }: ServicePointSectionProps) => {
  const t = useT()
  const field = <Name extends LabelledField>(name: Name) => ({
    form,
    name,
    label: t(`service-points.form.${name}`),
    access: fields[name],
  })
  const toggle = <Name extends 'agilePickup' | 'enabledReadQr' | 'econoCash' | 'openChannel' | 'accountDate'>(
    name: Name,
  ) => ({ ...field(name), hint: t(`service-points.form.${name}.hint`) })
  return { field, toggle }
}
