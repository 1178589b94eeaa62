import { useT } from '../../i18n'
import { Notice } from '../../kernel'

/** A notice that explains why the form for an agile point has no amount. */
export function AgileNotice() {
  const t = useT()
  return (
    <Notice tone="info" title={t('orders.form.agile.title')}>
      {t('orders.form.agile.text')}
    </Notice>
  )
}
