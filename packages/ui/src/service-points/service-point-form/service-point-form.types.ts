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

/** The form of a service point. */
export type ServicePointRecordForm = RecordForm<ServicePointDraft, ServicePointField>

/** The props that every section of a service point's form has. */
export interface ServicePointSectionProps {
  readonly form: ServicePointRecordForm
  readonly fields: ServicePointFormFields
  readonly facts: ServicePointFacts
}

export interface ServicePointFormProps extends RecordFormProps<ServicePointDraft, ServicePointField> {
  readonly facts: ServicePointFacts
  /** The edited service point; `undefined` while a service point is added. */
  readonly record: ServicePointDetail | undefined
  /** The selectors with which the client and the subclient of a new service point are chosen. */
  readonly parents: { readonly client: RemoteChoice; readonly subclient: RemoteChoice }
  /** Loads the modules again; present only if loading has failed. */
  readonly onRetryModules?: (() => void) | undefined
  readonly currencies: readonly Currency[]
  readonly channels: ChannelChoice
}

type LabelledField = Exclude<
  ServicePointField,
  'validates' | 'countryId' | 'sourceSystem' | 'codeSol' | 'thirdcodes' | 'limits'
>

/** Functions that return the props of a field or of a switch from its name. */
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
