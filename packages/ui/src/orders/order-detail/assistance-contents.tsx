import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { AssistanceDetail } from '@remesa/domain/orders'
import { useT } from '../../i18n'
import { orderDetailRecipe } from './order-detail.recipe'

/** The contents of a request for a technician: the fault, and the technician's remarks. */
export function AssistanceContents({ detail }: { readonly detail: AssistanceDetail }) {
  const t = useT()
  const styles = useSlotRecipe({ recipe: orderDetailRecipe })()
  const { faultDescription, assistanceObservation } = detail
  return (
    <>
      <chakra.h4 css={styles['subheading']}>{t('orders.detail.fault')}</chakra.h4>
      {faultDescription ? (
        <chakra.p css={styles['value']}>{faultDescription}</chakra.p>
      ) : (
        <chakra.p css={styles['note']}>{t('orders.detail.fault.none')}</chakra.p>
      )}
      {assistanceObservation && (
        <>
          <chakra.h4 css={styles['subheading']}>{t('orders.detail.assistanceObservation')}</chakra.h4>
          <chakra.p css={styles['value']}>{assistanceObservation}</chakra.p>
        </>
      )}
    </>
  )
}
