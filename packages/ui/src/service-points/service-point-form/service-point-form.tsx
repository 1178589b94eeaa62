import {
  type ServicePointType,
  servicePointFormFields,
  type TypeChangeQuestion,
  typeChangeQuestion,
} from '@remesa/domain/service-points'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../i18n'
import { Button, RecordPage, type RecordSection } from '../../kernel'
import { LimitsTable, ThirdCodesTable } from '../../records'
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
  const {
    form,
    facts,
    countries,
    parents,
    search,
    place,
    leftOut,
    onRetryModules,
    sync,
    currencies,
    channels,
    ...sending
  } = props
  const t = useT()
  const [question, setQuestion] = useState<TypeChangeQuestion>()
  const { whole, isNew } = form
  const fields = servicePointFormFields(whole, facts)
  const isWaiting = fields.address.state === 'hidden'
  const shared = { form, fields }
  const changeType = ({ value }: { readonly value: ServicePointType }) => {
    const asked = typeChangeQuestion(whole, value, facts)
    if (asked === undefined) form.change('type', value)
    else setQuestion(asked)
  }
  const list: readonly (RecordSection | false)[] = [
    {
      id: 'core',
      title: t('records.core.title'),
      note: t(isNew ? 'service-points.add.note' : 'records.core.note'),
      fields: sections.core,
      action: sync && (
        <Button
          icon={<RefreshCw aria-hidden="true" size={16} />}
          isBusy={sync.isBusy}
          disabledReason={form.isChanged('thirdcodes') ? t('records.sync.unsaved') : undefined}
          onClick={sync.onSync}
        >
          {t('records.sync')}
        </Button>
      ),
      content: <CoreSection {...{ ...shared, countries, parents, place, search }} />,
    },
    {
      id: 'point',
      title: t('service-points.section.point'),
      fields: sections.point,
      isWaiting,
      content: <PointSection {...shared} onType={changeType} />,
    },
    {
      id: 'modules',
      title: t('service-points.section.modules'),
      fields: sections.modules,
      isWaiting,
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
      content: <SafeSection {...shared} hasStoredPassword={whole.hasStoredPassword} />,
    },
    fields['payment.fee'].state !== 'hidden' && {
      id: 'payment',
      title: t('service-points.section.payment'),
      fields: sections.payment,
      content: <PaymentSection {...shared} />,
    },
    {
      id: 'thirdcodes',
      title: t('records.thirdcodes'),
      fields: sections.thirdcodes,
      isTitled: true,
      isWaiting,
      content: <ThirdCodesTable form={form} />,
    },
    {
      id: 'limits',
      title: t('records.limits'),
      fields: sections.limits,
      isTitled: true,
      isWaiting,
      content: <LimitsTable form={form} currencies={currencies} />,
    },
  ]
  return (
    <>
      <RecordPage
        {...sending}
        form={form}
        title={isNew ? t('service-points.add') : whole.description}
        sendText={t(isNew ? 'action.add' : 'action.save')}
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
