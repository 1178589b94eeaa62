import { useT } from '@remesa/ui/i18n'
import type { BulkAct } from '../kernel/list'
import { lazyPart } from '../kernel/loading'
import type { NamedRow, StatusRunProps } from './status-run'

const StatusRun = lazyPart(async () => (await import('./status-run')).StatusRun)

/** Activating and deactivating many records, for whoever may switch one. (REC-86) */
export const useStatusActs = ({
  isAllowed,
  ...run
}: Pick<StatusRunProps, 'call' | 'listId'> & {
  readonly isAllowed: boolean
}): readonly BulkAct<NamedRow>[] => {
  const t = useT()
  if (!isAllowed) return []
  return [true, false].map((value) => ({
    label: t(value ? 'bulk.on' : 'bulk.off'),
    dialog: (act) => <StatusRun {...act} {...run} value={value} />,
  }))
}
