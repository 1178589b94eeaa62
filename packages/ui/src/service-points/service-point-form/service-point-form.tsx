import {
  type ServicePointType,
  servicePointFormFields,
  type TypeChangeQuestion,
  typeChangeQuestion,
} from '@remesa/domain/service-points'
import { useState } from 'react'
import { useT } from '../../i18n'
import type { RecordSection } from '../../kernel'
import { RecordFormPage } from '../../records'
import { CoreSection } from './core-section'
import { DepositSection } from './deposit-section'
import { ModulesSection } from './modules-section'
import { PaymentSection } from './payment-section'
import { PointSection } from './point-section'
import { SafeSection } from './safe-section'
import type { ServicePointFormProps } from './service-point-form.types'
import { TypeQuestion } from './type-question'
import { servicePointSections as sections } from './use-service-point-form'

/** The form of a service point that is added or edited. */
export function ServicePointForm(props: ServicePointFormProps) {
  const { facts, countries, parents, search, place, leftOut, onRetryModules, channels, ...rest } = props
  const { form, currencies } = rest
  const t = useT()
  const [question, setQuestion] = useState<TypeChangeQuestion>()
  const { whole } = form
  const fields = servicePointFormFields(whole, facts)
  const shared = { form, fields }
  const changeType = ({ value }: { readonly value: ServicePointType }) => {
    const asked = typeChangeQuestion(whole, value, facts)
    if (asked === undefined) form.change('type', value)
    else setQuestion(asked)
  }
  const list: readonly (RecordSection | false)[] = [
    {
      id: 'point',
      title: t('service-points.section.point'),
      fields: sections.point,
      content: <PointSection {...shared} onType={changeType} />,
    },
    {
      id: 'modules',
      title: t('service-points.section.modules'),
      fields: sections.modules,
      content: <ModulesSection {...shared} facts={facts} leftOut={leftOut} onRetry={onRetryModules} />,
    },
    fields.currencies.state !== 'hidden' && {
      id: 'deposit',
      title: t('service-points.section.deposit'),
      fields: sections.deposit,
      content: <DepositSection {...{ ...shared, whole, facts, currencies, channels }} />,
    },
    fields.ssId.state !== 'hidden' && {
      id: 'safe',
      title: t('service-points.section.safe'),
      fields: sections.safe,
      content: <SafeSection {...shared} backEndPassword={whole.backEndPassword} />,
    },
    fields['payment.fee'].state !== 'hidden' && {
      id: 'payment',
      title: t('service-points.section.payment'),
      fields: sections.payment,
      content: <PaymentSection {...shared} />,
    },
  ]
  return (
    <>
      <RecordFormPage
        {...rest}
        kind="service-points"
        core={<CoreSection {...{ ...shared, countries, parents, place, search }} />}
        coreFields={sections.core}
        isWaiting={fields.address.state === 'hidden'}
        sections={list.filter((section) => section !== false)}
      />
      <TypeQuestion
        question={question}
        onCancel={() => setQuestion(undefined)}
        onConfirm={({ to }) => {
          form.change('type', to)
          setQuestion(undefined)
        }}
      />
    </>
  )
}
