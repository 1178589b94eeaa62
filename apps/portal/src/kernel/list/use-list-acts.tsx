import { useT } from '@remesa/ui/i18n'
import type { ListAct } from '@remesa/ui/kernel'
import { Icon } from '@remesa/ui/kernel'
import { FileDown, FileUp, Plus } from 'lucide'
import { useLocation } from 'wouter'

/** The acts of a list that its user may do, as the page offers them. */
export interface OfferedActs {
  readonly export?: { readonly isBusy: boolean; readonly onSelect: () => void } | undefined
  /** Path of the page that imports rows. */
  readonly importPath?: string | undefined
  /** Path of the page that adds a row, with the words of its button. */
  readonly add?: { readonly path: string; readonly label: string } | undefined
}

/** The buttons above a list, always in this order: export, import, add. */
export const useListActs = (offered: OfferedActs): readonly ListAct[] => {
  const t = useT()
  const [, navigate] = useLocation()
  const { importPath, add } = offered
  const acts: ListAct[] = []
  if (offered.export !== undefined) {
    const icon = <Icon of={FileDown} size={18} />
    acts.push({ id: 'export', label: t('list.export'), icon, ...offered.export })
  }
  if (importPath !== undefined) {
    const icon = <Icon of={FileUp} size={18} />
    const onSelect = () => navigate(importPath)
    acts.push({ id: 'import', label: t('record-lists.import'), icon, href: importPath, onSelect })
  }
  if (add !== undefined) {
    const icon = <Icon of={Plus} size={18} />
    const onSelect = () => navigate(add.path)
    acts.push({ id: 'add', label: add.label, icon, isPrimary: true, href: add.path, onSelect })
  }
  return acts
}
