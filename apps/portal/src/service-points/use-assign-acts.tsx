import type { ServicePoint } from '@remesa/domain/service-points'
import { useT } from '@remesa/ui/i18n'
import type { BulkAct } from '../kernel/list'
import { lazyPart } from '../kernel/loading'
import { usePortal } from '../kernel/state'

const AssignRun = lazyPart(async () => (await import('./assign-run')).AssignRun)

/** Assigning many service points to a user, for whoever may change users. (USR-68) */
export const useAssignActs = (): readonly BulkAct<ServicePoint>[] => {
  const t = useT()
  const { ability } = usePortal()
  const isAllowed = ability.can('manage', 'User') && ability.can('read', 'UserEditPage')
  return isAllowed ? [{ label: t('bulk.assign'), dialog: (act) => <AssignRun {...act} /> }] : []
}
