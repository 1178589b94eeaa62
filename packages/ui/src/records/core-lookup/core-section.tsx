import type { ThirdCode } from '@remesa/domain/records'
import { RefreshCw } from 'lucide'
import type { ReactNode, Ref } from 'react'
import { useT } from '../../i18n'
import { Button, type Fact, Facts, Icon } from '../../kernel'

/** The action that reads a saved record again from the core system. */
export interface CoreSync {
  readonly isBusy: boolean
  readonly onSync: () => void
  /** Ref of the button that synchronises; it gets the focus after an undo. */
  readonly buttonRef?: Ref<HTMLButtonElement>
  /** The changes that the last synchronisation made, in words. */
  readonly changes?: ReactNode
}

export interface SyncButtonProps {
  readonly sync: CoreSync
  /**
   * Whether third-party codes were changed in this form. A synchronisation would replace these changes, so it is not
   * possible.
   */
  readonly isBlocked: boolean
}

/** A button that reads a saved record again from the core system. */
export function SyncButton({ sync, isBlocked }: SyncButtonProps): ReactNode {
  const t = useT()
  return (
    <Button
      {...(sync.buttonRef && { ref: sync.buttonRef })}
      icon={<Icon of={RefreshCw} size={16} />}
      isBusy={sync.isBusy}
      disabledReason={isBlocked ? t('records.sync.unsaved') : undefined}
      onClick={sync.onSync}
    >
      {t('records.sync')}
    </Button>
  )
}

export interface CoreFactsProps {
  readonly country: string | undefined
  readonly record: {
    readonly codeSol: string
    readonly oidSol: string | null
    readonly description: string
  }
  /** Facts that are shown above the code, such as the client of a subclient. */
  readonly above?: readonly Fact[] | undefined
  readonly below?: readonly Fact[] | undefined
}

/** The values of a record that come from the core system, as text. */
export function CoreFacts({ country, record, above = [], below = [] }: CoreFactsProps) {
  const t = useT()
  return (
    <Facts
      facts={[
        { term: t('records.country'), value: country },
        ...above,
        { term: t('records.code'), value: record.codeSol || undefined },
        { term: t('records.core.id'), value: record.oidSol ?? undefined },
        { term: t('records.description'), value: record.description },
        ...below,
      ]}
    />
  )
}

/** The values that the core system returned for a record, in words. */
export const foundFacts = ({
  oidSol,
  thirdcodes,
}: {
  readonly oidSol: string | null
  readonly thirdcodes: readonly ThirdCode[]
}): readonly string[] => [
  ...(oidSol === null ? [] : [oidSol]),
  ...thirdcodes.map(({ system, code }) => `${system} ${code}`),
]
