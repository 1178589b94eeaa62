import { chakra } from '@chakra-ui/react'
import { RotateCw } from 'lucide'
import { match } from 'ts-pattern'
import { useT } from '../../i18n'
import { Button, Icon, Spinner } from '../../kernel'
import type { PaletteLookup } from './palette.types'

/** The state of the search for an order by its number: running, not found, or failed with a retry. (FRA-27) */
export function LookupNotice({ lookup }: { readonly lookup: PaletteLookup }) {
  const t = useT()
  return (
    <chakra.div
      role={lookup.kind === 'failed' ? 'alert' : 'status'}
      display={lookup.kind === 'none' ? 'none' : 'flex'}
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      px="5"
      py="3"
      bg="bg.subtle"
      textStyle="sm"
    >
      {match(lookup)
        .with({ kind: 'none' }, () => null)
        .with({ kind: 'searching' }, ({ number }) => (
          <>
            <Spinner />
            {t('palette.searching', { number })}
          </>
        ))
        .with({ kind: 'missing' }, ({ number }) => t('palette.missing', { number }))
        .with({ kind: 'failed' }, ({ number, isOffline, onRetry }) => (
          <>
            {t(isOffline ? 'palette.offline' : 'palette.failed', { number })}
            <Button size="sm" icon={<Icon of={RotateCw} size={14} />} onClick={onRetry}>
              {t('action.retry')}
            </Button>
          </>
        ))
        .exhaustive()}
    </chakra.div>
  )
}
