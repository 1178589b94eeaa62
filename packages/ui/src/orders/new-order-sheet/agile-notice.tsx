import { useT } from '../../i18n'
import { Notice } from '../../kernel'

/** A notice that the bags of an agile point are declared after the order exists, so the form has no amount. */
export function AgileNotice() {
  const t = useT()
  return (
    <Notice tone="info" title={t('orders.form.agile.title')}>
      {t('orders.form.agile.text')}
    </Notice>
  )
}
