import { chakra } from '@chakra-ui/react'
import { userCalls } from '@remesa/api-client/contract'
import { LOAD_ALL_PAGE_SIZE } from '@remesa/domain/kernel'
import { useT } from '@remesa/ui/i18n'
import { Button, Icon } from '@remesa/ui/kernel'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide'
import { endpointQueryOptions, fetchAllPages, useClientOf } from '../kernel/api'
import { lazyPart, useOpenedDialog } from '../kernel/loading'
import type { OfferedAction } from '../records/list-screen'

const SynchroniseRun = lazyPart(async () => (await import('./synchronise-run')).SynchroniseRun)

const unsynchronised = { active: true, unsynchronised: true, orderBy: 'id', direction: 'ASC' } as const

/**
 * The button that synchronises all active users whose current data are missing in the operations system, and the
 * dialog of this action. The button shows the number of these users. There is no button if the number is 0 or
 * unknown, or if the viewer may not change users. (USR-94)
 */
export const useUnsynchronised = (isAllowed: boolean): OfferedAction => {
  const t = useT()
  const { users } = useClientOf(userCalls)
  const { opened, open, close } = useOpenedDialog<{ readonly count: number }>()
  const { data } = useQuery({
    ...endpointQueryOptions(
      users.list,
      { query: { ...unsynchronised, page: 0, size: 1 } },
      { isSilent: true },
    ),
    enabled: isAllowed,
  })
  const count = data?.totalElements ?? 0
  return {
    button: count > 0 && (
      <Button size="sm" onClick={() => open({ count })}>
        <chakra.span hideBelow="md" display="inline-flex" alignItems="center" gap="1.5">
          <Icon of={RefreshCw} size={16} />
          {t('bulk.synchronise.title', { count })}
        </chakra.span>
        {/* On phones the bar above the rows has space for a short text only. */}
        <chakra.span hideFrom="md">{t('bulk.synchronise.start', { count })}</chakra.span>
      </Button>
    ),
    dialog: opened && (
      <SynchroniseRun
        key={opened.opening}
        isOpen={opened.isOpen}
        chosen={{
          count: opened.subject.count,
          read: ({ signal }) =>
            fetchAllPages((page) =>
              users.list(
                { query: { ...unsynchronised, page, size: LOAD_ALL_PAGE_SIZE } },
                { signal, silent: true },
              ),
            ),
        }}
        onClose={close}
      />
    ),
  }
}
