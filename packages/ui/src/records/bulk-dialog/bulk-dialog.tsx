import { chakra } from '@chakra-ui/react'
import { type BulkCounts, type BulkRun, canStartBulk, countBulk } from '@remesa/domain/records'
import { type ReactNode, useEffect, useRef } from 'react'
import { match } from 'ts-pattern'
import { type Translate, useT } from '../../i18n'
import { Button, Dialog, FailedState, Skeleton } from '../../kernel'
import { BulkRows } from './bulk-rows'

export interface BulkDialogProps {
  readonly isOpen: boolean
  readonly title: string
  /** What the act needs to know before there is a preview. */
  readonly children?: ReactNode
  /** The preview, and what became of it; `undefined` while there is none. */
  readonly run: BulkRun | undefined
  /** How far the rows have been read of which there is no preview yet. */
  readonly reading: 'none' | 'busy' | 'failed'
  readonly onRetry: () => void
  /** What the button says that starts it, such as `Deactivate 12`. */
  readonly startText: (detail: { readonly count: number }) => string
  /** Starts the run, or repeats what is not done. */
  readonly onStart: () => void
  readonly onStop: () => void
  readonly onClose: () => void
}

/**
 * Many rows that are changed at once: what will happen to each, how far it is, and what became of each. It can't be closed
 * while it runs, only stopped.
 */
export function BulkDialog(props: BulkDialogProps) {
  const { isOpen, title, children, run, reading, onRetry, onClose } = props
  const t = useT()
  const summary = useRef<HTMLParagraphElement>(null)
  const phase = run?.phase ?? 'ready'
  const isMoving = phase === 'running' || phase === 'stopping'
  // The button that was pressed goes with its phase.
  useEffect(() => {
    if (phase !== 'ready') summary.current?.focus()
  }, [phase])
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      size="xl"
      isDirty={isMoving}
      onClose={isMoving ? undefined : onClose}
      footer={<Buttons {...props} />}
    >
      <chakra.div display="grid" gap="4" minW="0">
        {phase === 'ready' && children}
        {reading === 'failed' && (
          <FailedState
            title={t('bulk.reading.failed')}
            description={t('bulk.reading.failed.text')}
            onRetry={onRetry}
          />
        )}
        {reading === 'busy' && (
          <div role="status" aria-label={t('bulk.reading')}>
            <Skeleton height="10rem" />
          </div>
        )}
        {run !== undefined && (
          <>
            <chakra.p
              ref={summary}
              tabIndex={-1}
              role="status"
              outline="none"
              textStyle="sm"
              fontWeight="medium"
            >
              {summaryOf(t, run)}
            </chakra.p>
            {isMoving && <Progress run={run} />}
            {phase === 'ended' && canStartBulk(run) && (
              <chakra.p textStyle="sm" color="fg.muted">
                {t('bulk.repeat.hint')}
              </chakra.p>
            )}
            <BulkRows title={title} run={run} />
          </>
        )}
      </chakra.div>
    </Dialog>
  )
}

function Buttons({ run, startText, onStart, onStop, onClose }: BulkDialogProps) {
  const t = useT()
  const close = <Button onClick={onClose}>{t('action.close')}</Button>
  if (run === undefined) return close
  const counts = countBulk(run)
  return match(run.phase)
    .with('running', 'stopping', (phase) => (
      <Button isBusy={phase === 'stopping'} onClick={onStop}>
        {t('bulk.stop')}
      </Button>
    ))
    .with('ready', 'ended', (phase) => (
      <>
        {close}
        {canStartBulk(run) && (
          <Button variant="primary" onClick={onStart}>
            {phase === 'ready'
              ? startText({ count: counts.waiting })
              : t('bulk.repeat', { count: leftOf(counts) })}
          </Button>
        )}
      </>
    ))
    .exhaustive()
}

/** What is not done, and would be sent again. */
const leftOf = ({ waiting, refused, overtaken, unknown }: BulkCounts): number =>
  waiting + refused + overtaken + unknown

const summaryOf = (t: Translate, run: BulkRun): string => {
  const counts = countBulk(run)
  const { waiting, done, already, barred, unknown } = counts
  const others = [
    already > 0 && t('bulk.preview.already', { count: already }),
    barred > 0 && t('bulk.preview.barred', { count: barred }),
  ]
  const left = leftOf(counts)
  return match(run.phase)
    .with('ready', () => [t('bulk.preview.change', { count: waiting }), ...others])
    .with('running', () => [])
    .with('stopping', () => [t('bulk.stopping')])
    .with('ended', () => [
      // A row without an answer may have been changed.
      (done > 0 || unknown === 0) && t('bulk.ended.done', { count: done }),
      left > 0 && t('bulk.ended.left', { count: left }),
      ...others,
    ])
    .exhaustive()
    .filter((part) => part !== false)
    .join(' · ')
}

/** Browsers draw the bar of their own in a grey that looks like a full one. */
const progressStyle = {
  appearance: 'none',
  flex: '1',
  height: '2',
  borderWidth: '0',
  borderRadius: 'full',
  overflow: 'hidden',
  bg: 'bg.subtle',
  '&::-webkit-progress-bar': { bg: 'bg.subtle' },
  '&::-webkit-progress-value': { bg: 'brand.solid' },
  '&::-moz-progress-bar': { bg: 'brand.solid' },
} as const

function Progress({ run }: { readonly run: BulkRun }) {
  const t = useT()
  const { waiting, sending, barred } = countBulk(run)
  const total = run.items.length - barred
  const count = total - waiting - sending
  return (
    <chakra.div display="flex" alignItems="center" gap="3">
      <chakra.progress aria-label={t('bulk.progress.label')} max={total} value={count} css={progressStyle} />
      <chakra.span textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {t('bulk.progress', { count, total })}
      </chakra.span>
    </chakra.div>
  )
}
