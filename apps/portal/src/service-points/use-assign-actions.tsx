import type { ServicePoint } from '@remesa/domain/service-points'
import { useT } from '@remesa/ui/i18n'
import type { BulkAction } from '../kernel/list'
import { lazyPart } from '../kernel/loading'
import { usePortal } from '../kernel/state'

const AssignRun = lazyPart(async () => (await import('./assign-run')).AssignRun)

/** The action that assigns the selected service points to a user, for viewers who may change users. (USR-68) */
export const useAssignActions = (): readonly BulkAction<ServicePoint>[] => {
  const t = useT()
  const { ability } = usePortal()
  const isAllowed = ability.can('manage', 'User') && ability.can('read', 'UserEditPage')
  return isAllowed ? [{ label: t('bulk.assign'), dialog: (action) => <AssignRun {...action} /> }] : []
}
