import { useT } from '../../i18n'
import { Notice } from '../../kernel'

/** A notice that says why the form has no amount for an agile point. */
export function AgileNotice() {
  const t = useT()
  return (
    <Notice tone="info" title={t('orders.form.agile.title')}>
      {t('orders.form.agile.text')}
    </Notice>
  )
}
