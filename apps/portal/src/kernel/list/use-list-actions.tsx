import { useT } from '@remesa/ui/i18n'
import type { ListAction } from '@remesa/ui/kernel'
import { Icon } from '@remesa/ui/kernel'
import { FileDown, FileUp, Plus } from 'lucide'
import { useLocation } from 'wouter'

/** The actions of a list that the viewer may perform. */
export interface OfferedActions {
  readonly export?: { readonly isBusy: boolean; readonly onSelect: () => void } | undefined
  /** The path of the page that imports rows, and the label of the button that leads to it. */
  readonly import?: { readonly path: string; readonly label: string } | undefined
  /** The path of the page that adds a row, and the label of the button that leads to it. */
  readonly add?: { readonly path: string; readonly label: string } | undefined
}

/** The buttons above a list, in the order export, import, add. */
export const useListActions = (offered: OfferedActions): readonly ListAction[] => {
  const t = useT()
  const [, navigate] = useLocation()
  const { add } = offered
  const actions: ListAction[] = []
  if (offered.export !== undefined) {
    const icon = <Icon of={FileDown} size={18} />
    actions.push({ id: 'export', label: t('list.export'), icon, ...offered.export })
  }
  if (offered.import !== undefined) {
    const { path, label } = offered.import
    const icon = <Icon of={FileUp} size={18} />
    const onSelect = () => navigate(path)
    actions.push({ id: 'import', label, icon, href: path, onSelect })
  }
  if (add !== undefined) {
    const icon = <Icon of={Plus} size={18} />
    const onSelect = () => navigate(add.path)
    actions.push({ id: 'add', label: add.label, icon, isPrimary: true, href: add.path, onSelect })
  }
  return actions
}
