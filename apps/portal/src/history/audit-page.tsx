import { historyCalls } from '@remesa/api-client/contract'
import { auditFields, auditList, HistoryAction, HistoryKind } from '@remesa/domain/records'
import { ChainVerdict, fieldWords } from '@remesa/ui/history'
import { useT } from '@remesa/ui/i18n'
import { Icon } from '@remesa/ui/kernel'
import { ShieldCheck } from 'lucide'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { useClientOf } from '../kernel/api'
import { usePortal } from '../kernel/state'
import { entryAddress } from '../records/history-address'
import { EntriesPage } from './entries-page'
import { useAuditReport } from './use-audit-report'
import { useVerification } from './use-verification'

/**
 * The page with the history of all records. It offers a report, and verifies that the chain of hashes is intact.
 * (AUD-2, AUD-3, AUD-10)
 */
export function AuditPage() {
  const t = useT()
  const { timeZone } = usePortal()
  const { history } = useClientOf(historyCalls)
  const entries = useMemo(() => {
    const read: typeof history.list = history.list
    return Object.assign(
      (
        { query }: { readonly query: NonNullable<NonNullable<Parameters<typeof read>[0]>['query']> },
        options: Parameters<typeof read>[1],
      ) => read({ query: { ...query, zone: timeZone } }, options),
      { id: read.id },
    )
  }, [history, timeZone])
  const { verification, verify } = useVerification()
  const report = useAuditReport()
  const isRunning = verification?.kind === 'running'
  return (
    <>
      {verification && (
        <ChainVerdict
          verification={verification}
          timeZone={timeZone}
          renderEntryLink={({ entry, children }) => <Link href={entryAddress(entry)}>{children}</Link>}
        />
      )}
      <EntriesPage
        list={auditList}
        call={entries}
        title={t('nav.audit')}
        emptyText={t('history.audit.empty')}
        filterName={(filter) => t(`history.filter.${filter}`)}
        filterChoices={{
          field: auditFields.map((value) => ({ value, label: fieldWords(t, value) })),
          kind: HistoryKind.options.map((value) => ({ value, label: t(`history.kind.${value}`) })),
          action: HistoryAction.options.map((value) => ({ value, label: t(`history.action.${value}`) })),
        }}
        actionsOf={(shown) => [
          ...report.actionsOf(shown),
          {
            id: 'verify',
            label: t(verification === undefined ? 'history.verify' : 'history.verify.again'),
            icon: <Icon of={ShieldCheck} size={18} />,
            isBusy: isRunning,
            onSelect: verify,
          },
        ]}
      />
      {report.question}
    </>
  )
}
