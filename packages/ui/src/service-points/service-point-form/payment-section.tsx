import { chakra } from '@chakra-ui/react'
import { MAX_PAYMENT_FEE } from '@remesa/domain/service-points'
import { useT } from '../../i18n'
import { fieldPair } from '../../kernel'
import { PointText } from './point-fields'
import type { ServicePointSectionProps } from './service-point-form.types'

/** The account of the payment service, and its fee. */
export function PaymentSection({ form, fields }: ServicePointSectionProps) {
  const t = useT()
  return (
    <chakra.div css={fieldPair}>
      <PointText form={form} fields={fields} name="payment.accountId" />
      <PointText form={form} fields={fields} name="payment.locationId" />
      <PointText
        form={form}
        fields={fields}
        name="payment.fee"
        inputMode="numeric"
        hint={t('service-points.form.payment.fee.hint', { max: MAX_PAYMENT_FEE })}
      />
    </chakra.div>
  )
}
