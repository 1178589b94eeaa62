import { servicePointFormFields } from '@remesa/domain/service-points'
import { useT } from '../../i18n'
import type { RecordSection } from '../../kernel'
import { RecordCore, RecordFormPage, RecordSelector } from '../../records'
import { DepositSection } from './deposit-section'
import { ModulesSection } from './modules-section'
import { PaymentSection } from './payment-section'
import { PointSection } from './point-section'
import { SafeSection } from './safe-section'
import type { ServicePointFormProps } from './service-point-form.types'
import { useTypeChange } from './use-type-change'

/** The form of a service point that is added or edited. */
export function ServicePointForm(props: ServicePointFormProps) {
  const { facts, countries, parents, search, place, leftOut, onRetryModules, channels, ...rest } = props
  const { form, currencies } = rest
  const t = useT()
  const { whole } = form
  const fields = servicePointFormFields(whole, facts)
  const shared = { form, fields, facts }
  const { onType, question } = useTypeChange(form, facts)
  const clientLabel = t('service-points.form.clientId')
  const subclientLabel = t('service-points.form.subclientId')
  const sections: readonly (RecordSection | false)[] = [
    {
      id: 'point',
      title: t('service-points.section.point'),
      fields: ['type', 'description', 'address', 'idSmartcash', 'deviceId'],
      content: <PointSection {...shared} onType={onType} />,
    },
    {
      id: 'modules',
      title: t('service-points.section.modules'),
      fields: ['modules', 'agilePickup', 'enabledReadQr', 'econoCash'],
      content: <ModulesSection {...shared} leftOut={leftOut} onRetry={onRetryModules} />,
    },
    fields.currencies.state !== 'hidden' && {
      id: 'deposit',
      title: t('service-points.section.deposit'),
      fields: ['currencies', 'channels', 'openChannel', 'accountDate'],
      content: <DepositSection {...shared} currencies={currencies} channels={channels} />,
    },
    fields.ssId.state !== 'hidden' && {
      id: 'safe',
      title: t('service-points.section.safe'),
      fields: ['ssId', 'password'],
      content: <SafeSection {...shared} />,
    },
    fields['payment.fee'].state !== 'hidden' && {
      id: 'payment',
      title: t('service-points.section.payment'),
      fields: ['payment.accountId', 'payment.locationId', 'payment.fee'],
      content: <PaymentSection {...shared} />,
    },
  ]
  return (
    <>
      <RecordFormPage
        {...rest}
        kind="service-points"
        coreFields={['validates', 'countryId', 'sourceSystem', 'clientId', 'subclientId', 'codeSol']}
        core={
          <RecordCore
            {...{ form, countries, search }}
            fields={{ countryId: fields.countryId.state, sourceSystem: fields.sourceSystem.state }}
            isCountryShown={fields.countryId.state !== 'hidden'}
            codeReason={fields.codeSol.state === 'disabled' ? t('service-points.code.waits') : undefined}
            place={[
              { term: clientLabel, value: place?.client },
              { term: subclientLabel, value: place?.subclient },
            ]}
            found={[whole.address, whole.descTypeServicePoint]}
            more={[{ term: t('service-points.core.type'), value: whole.descTypeServicePoint ?? undefined }]}
            parents={
              parents && (
                <>
                  <RecordSelector
                    {...{ form, label: clientLabel, choice: parents.client }}
                    name="clientId"
                    emptyText={t('text.no.entities')}
                  />
                  <RecordSelector
                    {...{ form, label: subclientLabel, choice: parents.subclient }}
                    name="subclientId"
                    emptyText={t('text.no.centers')}
                  />
                </>
              )
            }
          />
        }
        isWaiting={fields.address.state === 'hidden'}
        sections={sections.filter((section) => section !== false)}
      />
      {question}
    </>
  )
}
