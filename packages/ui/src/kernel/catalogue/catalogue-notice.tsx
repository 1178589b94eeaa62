import { chakra } from '@chakra-ui/react'
import { useT } from '../../i18n'
import { Button } from '../button/button'
import { Notice } from '../notice/notice'

export interface CatalogueNoticeProps {
  readonly title: string
  readonly onRetry: () => void
}

/** A notice that a list failed to load, with a button that loads it again. */
export function CatalogueNotice({ title, onRetry }: CatalogueNoticeProps) {
  const t = useT()
  return (
    <Notice tone="warning" title={title}>
      <chakra.div mt="2">
        <Button size="sm" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      </chakra.div>
    </Notice>
  )
}
