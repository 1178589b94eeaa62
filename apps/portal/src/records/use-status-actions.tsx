import { useT } from '@remesa/ui/i18n'
import type { BulkAction } from '../kernel/list'
import { lazyPart } from '../kernel/loading'
import type { NamedRow, StatusRunProps } from './status-run'

const StatusRun = lazyPart(async () => (await import('./status-run')).StatusRun)

/** The actions that activate and deactivate the selected records, for users who may do so. (REC-86) */
export const useStatusActions = ({
  isAllowed,
  ...run
}: Pick<StatusRunProps, 'call' | 'dependents' | 'list' | 'listId'> & {
  readonly isAllowed: boolean
}): readonly BulkAction<NamedRow>[] => {
  const t = useT()
  if (!isAllowed) return []
  return [true, false].map((value) => ({
    label: t(value ? 'bulk.on' : 'bulk.off'),
    dialog: (action) => <StatusRun {...action} {...run} value={value} />,
  }))
}
