import { useT } from '../../i18n'
import { Notice } from '../../kernel'

/** Why an agile point asks no amount. */
export function AgileNotice() {
  const t = useT()
  return (
    <Notice tone="info" title={t('orders.form.agile.title')}>
      {t('orders.form.agile.text')}
    </Notice>
  )
}
