import { chakra } from '@chakra-ui/react'
import { MAX_PAYMENT_FEE } from '@remesa/domain/service-points'
import { type Translate, useT } from '../../i18n'
import { fieldPair, type RecordSection } from '../../kernel'
import { RecordText } from '../../records'
import { type ServicePointSectionProps, usePointFields } from './service-point-form.types'

/** The section for the payment service, which is shown only if the point has the module of the payment service. */
export const paymentSection = (t: Translate, props: ServicePointSectionProps): RecordSection | false =>
  props.fields['payment.fee'].state !== 'hidden' && {
    id: 'payment',
    title: t('service-points.section.payment'),
    fields: ['payment.accountId', 'payment.locationId', 'payment.fee'],
    content: <PaymentSection {...props} />,
  }

/** The fields of the payment service: its account and its fee. */
function PaymentSection(props: ServicePointSectionProps) {
  const t = useT()
  const { field } = usePointFields(props)
  return (
    <chakra.div css={fieldPair}>
      <RecordText {...field('payment.accountId')} />
      <RecordText {...field('payment.locationId')} />
      <RecordText
        {...field('payment.fee')}
        inputMode="numeric"
        hint={t('service-points.form.payment.fee.hint', { max: MAX_PAYMENT_FEE })}
      />
    </chakra.div>
  )
}
