import { chakra } from '@chakra-ui/react'
import { formatDateTime } from '@remesa/domain/kernel'
import type { HistoryVerdict } from '@remesa/domain/records'
import { Check, Copy, ShieldCheck } from 'lucide'
import type { ReactNode } from 'react'
import { match } from 'ts-pattern'
import { useT } from '../../i18n'
import { Icon, IconButton, Notice, useCopy } from '../../kernel'

/** The state of the verification of the history's chain. */
export type Verification =
  | { readonly kind: 'running' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'done'; readonly verdict: HistoryVerdict; readonly at: Date }

export interface ChainVerdictProps {
  readonly verification: Verification
  /** IANA time zone in which the time of the verification is shown. */
  readonly timeZone: string
  /** Renders a link to the first entry that breaks the chain. */
  readonly renderEntryLink: (link: { readonly entry: number; readonly children: ReactNode }) => ReactNode
}

/**
 * The result of verifying the history's chain: either the last hash, which the user can store outside the product,
 * or a link to the first entry that breaks the chain.
 */
export function ChainVerdict({ verification, timeZone, renderEntryLink }: ChainVerdictProps) {
  const t = useT()
  return match(verification)
    .with({ kind: 'running' }, () => (
      <chakra.p role="status" textStyle="sm" color="fg.muted" marginBottom="3">
        {t('history.verify.busy')}
      </chakra.p>
    ))
    .with({ kind: 'failed' }, () => (
      <chakra.div marginBottom="3">
        <Notice tone="warning" title={t('history.verify.failed')}>
          {t('history.verify.failed.text')}
        </Notice>
      </chakra.div>
    ))
    .with({ kind: 'done' }, ({ verdict: { entries, brokenAt, head }, at }) => {
      const verifiedAt = formatDateTime(at, timeZone)
      return brokenAt === null ? (
        <Intact entries={entries} head={head} verifiedAt={verifiedAt} />
      ) : (
        <chakra.div marginBottom="3">
          <Notice tone="warning" title={t('history.verify.broken')}>
            {t('history.verify.broken.text', { entry: brokenAt, at: verifiedAt })}{' '}
            {renderEntryLink({
              entry: brokenAt,
              children: t('history.verify.show', { entry: brokenAt }),
            })}
          </Notice>
        </chakra.div>
      )
    })
    .exhaustive()
}

interface IntactProps {
  readonly entries: number
  readonly head: string | null
  readonly verifiedAt: string
}

function Intact({ entries, head, verifiedAt }: IntactProps) {
  const t = useT()
  return (
    <chakra.div
      role="status"
      display="flex"
      gap="3"
      p="4"
      marginBottom="3"
      borderRadius="md"
      borderInlineStartWidth="4px"
      borderColor="success.fg"
      bg="success.bg"
      textStyle="sm"
    >
      <chakra.span aria-hidden="true" color="success.fg" flexShrink="0" pt="0.5">
        <Icon of={ShieldCheck} size={18} />
      </chakra.span>
      <chakra.div minW="0" display="grid" gap="1">
        <chakra.strong fontWeight="semibold">{t('history.verify.holds')}</chakra.strong>
        <span>{t('history.verify.holds.text', { count: entries, at: verifiedAt })}</span>
        {head !== null && <Head hash={head} />}
      </chakra.div>
    </chakra.div>
  )
}

function Head({ hash }: { readonly hash: string }) {
  const t = useT()
  const { outcome, copy } = useCopy(hash)
  const isCopied = outcome === 'copied'
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
        <span>{t('history.verify.head')}:</span>
        <chakra.span display="flex" alignItems="center" gap="1" minW="0">
          <chakra.code fontFamily="mono" textStyle="xs" overflowWrap="anywhere" minW="0">
            {hash}
          </chakra.code>
          <IconButton
            label={t(isCopied ? 'history.verify.copied' : 'history.verify.copy')}
            icon={isCopied ? <Icon of={Check} size={16} /> : <Icon of={Copy} size={16} />}
            onClick={copy}
          />
        </chakra.span>
      </chakra.div>
      <chakra.span textStyle="xs" color="fg.muted">
        {t('history.verify.head.hint')}
      </chakra.span>
    </>
  )
}
