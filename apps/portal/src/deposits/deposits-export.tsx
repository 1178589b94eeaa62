import { canRequestReport } from '@remesa/domain/reports'
import { useT } from '@remesa/ui/i18n'
import { Button, Icon } from '@remesa/ui/kernel'
import { Download } from 'lucide'
import { lazyDialog, useOpenedDialog } from '../kernel/loading'
import { usePortal } from '../kernel/state'
import type { ExportedDepositsProps } from './exported-deposits'

const ExportedDeposits = lazyDialog(async () => (await import('./exported-deposits')).ExportedDeposits)

/**
 * Props of the button that exports the history of deposits. They include the page's filters, with which the dialog
 * opens.
 */
export type DepositsExportProps = Omit<ExportedDepositsProps, 'isOpen' | 'onClose'>

/** The button that exports the history of deposits, for users who may request this report. (DPS-60, RPT-12) */
export function DepositsExport(props: DepositsExportProps) {
  const t = useT()
  const { ability } = usePortal()
  const { opened, open, close } = useOpenedDialog<undefined>()
  if (!canRequestReport('DEPOSITS', ability).allowed) return null
  return (
    <>
      <Button icon={<Icon of={Download} size={16} />} onClick={() => open(undefined)}>
        {t('deposits.export')}
      </Button>
      {opened && <ExportedDeposits key={opened.opening} {...props} isOpen={opened.isOpen} onClose={close} />}
    </>
  )
}
