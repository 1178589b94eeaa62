import { userCalls } from '@remesa/api-client/contract'
import { LOAD_ALL_PAGE_SIZE } from '@remesa/domain/kernel'
import { useT } from '@remesa/ui/i18n'
import { Icon, type ListAction } from '@remesa/ui/kernel'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide'
import type { ReactNode } from 'react'
import { endpointQueryOptions, fetchAllPages, useClientOf } from '../kernel/api'
import { lazyPart, useOpenedDialog } from '../kernel/loading'

const SynchroniseRun = lazyPart(async () => (await import('./synchronise-run')).SynchroniseRun)

const unsynchronised = { active: true, unsynchronised: true, orderBy: 'id', direction: 'ASC' } as const

/**
 * The action that synchronises all active users whose current data the operations system does not have, with their
 * number, and the dialog of the action. There is no action as long as no such user is known, or for a viewer who may not
 * change users. (USR-94)
 */
export const useUnsynchronised = (
  isAllowed: boolean,
): { readonly actions: readonly ListAction[]; readonly dialog: ReactNode } => {
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
  const label = t('bulk.synchronise.title', { count })
  const icon = <Icon of={RefreshCw} size={18} />
  return {
    actions: count === 0 ? [] : [{ id: 'synchronise', label, icon, onSelect: () => open({ count }) }],
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
