import { canRequestReport } from '@remesa/domain/reports'
import { useT } from '@remesa/ui/i18n'
import { Button, Icon } from '@remesa/ui/kernel'
import { BookOpen, Download } from 'lucide'
import { use, useState } from 'react'
import { lazyDialog } from '../kernel/loading'
import { UsersGuideContext, usePortal } from '../kernel/state'

const SearchesExport = lazyDialog(async () => (await import('./searches-export')).SearchesExport)

/** Two buttons of the page: one opens the guide, and one exports the past searches. */
export function FirmsActions() {
  const t = useT()
  const { ability } = usePortal()
  const openGuide = use(UsersGuideContext)
  const [isExporting, setExporting] = useState(false)
  const mayExport = canRequestReport('EMPLOYEE_SEARCH', ability).allowed
  return (
    <>
      {openGuide !== undefined && (
        <Button icon={<Icon of={BookOpen} size={16} />} onClick={openGuide}>
          {t('shell.usersGuide')}
        </Button>
      )}
      {mayExport && (
        <Button icon={<Icon of={Download} size={16} />} onClick={() => setExporting(true)}>
          {t('firms.export')}
        </Button>
      )}
      {mayExport && <SearchesExport isOpen={isExporting} onClose={() => setExporting(false)} />}
    </>
  )
}
