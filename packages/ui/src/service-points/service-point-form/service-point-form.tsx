import { modulesLeftOut, servicePointFormFields } from '@remesa/domain/service-points'
import { useT } from '../../i18n'
import { RecordFormPage } from '../../records'
import { CoreSection } from './core-section'
import { depositSection } from './deposit-section'
import { modulesSection } from './modules-section'
import { paymentSection } from './payment-section'
import { pointSection } from './point-section'
import { safeSection } from './safe-section'
import type { ServicePointFormProps } from './service-point-form.types'
import { useTypeChange } from './use-type-change'

/** The form of a service point that is added or edited. */
export function ServicePointForm(props: ServicePointFormProps) {
  const { facts, record, countries, parents, search, channels, onRetryModules, ...rest } = props
  const { form, currencies } = rest
  const t = useT()
  const fields = servicePointFormFields(form.whole, facts)
  const shared = { form, fields, facts }
  const { onType, question } = useTypeChange(form, facts)
  return (
    <>
      <RecordFormPage
        {...rest}
        kind="service-points"
        needsSave={record !== undefined && modulesLeftOut(record, facts.brand).length > 0}
        coreFields={['validates', 'countryId', 'sourceSystem', 'clientId', 'subclientId', 'codeSol']}
        core={<CoreSection {...{ form, fields, record, countries, parents, search }} />}
        isWaiting={fields.address.state === 'hidden'}
        sections={[
          pointSection(t, { ...shared, onType }),
          modulesSection(t, { ...shared, record, onRetry: onRetryModules }),
          depositSection(t, { ...shared, currencies, channels }),
          safeSection(t, shared),
          paymentSection(t, shared),
        ]}
      />
      {question}
    </>
  )
}
