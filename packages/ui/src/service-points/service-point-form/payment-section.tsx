import { chakra } from '@chakra-ui/react'
import { MAX_PAYMENT_FEE } from '@remesa/domain/service-points'
import { useT } from '../../i18n'
import { fieldPair } from '../../kernel'
import { RecordText } from '../../records'
import { type ServicePointSectionProps, usePointFields } from './service-point-form.types'

/** The account of the payment service, and its fee. */
export function PaymentSection(props: ServicePointSectionProps) {
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
