import { useT } from '@remesa/ui/i18n'
import { Button, Icon } from '@remesa/ui/kernel'
import { Message, NetworkCauses } from '@remesa/ui/shell'
import { CloudOff } from 'lucide'
import type { PageLoadingProps } from '../lazy-pages'

/** The placeholder of a page whose code is loading. If the server does not respond, it says so. (FRA-8) */
export function PageLoading({ onRetry }: PageLoadingProps) {
  const t = useT()
  if (onRetry === undefined) return <p role="status">{t('text.loading')}</p>
  return (
    <Message
      icon={<Icon of={CloudOff} size={26} />}
      title={t('page.network.title')}
      description={<NetworkCauses />}
      actions={
        <Button variant="primary" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    />
  )
}
