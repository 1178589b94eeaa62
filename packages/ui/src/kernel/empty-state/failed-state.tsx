import { RotateCw, TriangleAlert } from 'lucide'
import { useT } from '../../i18n'
import { Button } from '../button/button'
import { Icon } from '../icon/icon'
import { EmptyState, type EmptyStateProps } from './empty-state'

export interface FailedStateProps extends Pick<EmptyStateProps, 'title' | 'description'> {
  readonly onRetry: () => void
}

/** A message in place of content that failed to load, with a button that loads it again. */
export function FailedState({ onRetry, ...text }: FailedStateProps) {
  const t = useT()
  return (
    <EmptyState
      {...text}
      icon={<Icon of={TriangleAlert} size={22} />}
      action={
        <Button icon={<Icon of={RotateCw} size={16} />} onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    />
  )
}
