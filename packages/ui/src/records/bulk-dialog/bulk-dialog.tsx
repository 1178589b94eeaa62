import { chakra } from '@chakra-ui/react'
import { type Batch, type BatchCounts, canGoOn, canStartBatch, countBatch } from '@remesa/domain/kernel'
import type { BulkItem } from '@remesa/domain/records'
import type { ViewedList } from '@remesa/domain/views'
import { type ReactNode, useEffect, useRef } from 'react'
import { match } from 'ts-pattern'
import { type Translate, useT } from '../../i18n'
import { Button, Dialog, FailedState, Skeleton } from '../../kernel'
import { BulkRows } from './bulk-rows'

export interface BulkDialogProps {
  readonly isOpen: boolean
  /** Kind of the rows, for the summary that counts them; `records` for rows of different kinds. */
  readonly of: ViewedList | 'records'
  readonly title: string
  /** Title after the action has ended; by default `title` with a word for "result". */
  readonly endedTitle?: string | undefined
  /** Fields that the user fills in before the preview is shown. */
  readonly children?: ReactNode
  /**
   * The rows of the action with their states: at first a preview, then the results; `undefined` while there is no
   * preview.
   */
  readonly run: Batch<BulkItem> | undefined
  /** The state of loading the rows for the preview. */
  readonly reading: 'none' | 'busy' | 'failed'
  readonly onRetry: () => void
  /** Returns the text of the button that starts the action, such as `Deactivate 12`. */
  readonly startText: (detail: { readonly count: number }) => string
  /** The state of a row that the action does not have to change, such as `Already assigned`; `Already so` by default. */
  readonly alreadyText?: string | undefined
  /** Look of the button that starts the action: `danger` if the action removes something. */
  readonly tone?: 'primary' | 'danger' | undefined
  /** The reason why the action can't start yet; absent if it can. */
  readonly startReason?: string | undefined
  /** Whether the fields above the preview already name the rows, so that the preview does not list them. */
  readonly areRowsAbove?: boolean | undefined
  /**
   * A button for an action in which some rows must be sent last. The button sends these rows although other rows are
   * not done. Absent for an action without such rows.
   */
  readonly goOn?: { readonly text: string; readonly onGoOn: () => void } | undefined
  /** Starts the action, or repeats it for the rows that are not done. */
  readonly onStart: () => void
  readonly onStop: () => void
  readonly onClose: () => void
}

/**
 * A dialog for an action on many rows, with the preview, the progress, and the result of each row. While the action
 * runs, it can be stopped, but the dialog can't be closed.
 */
export function BulkDialog(props: BulkDialogProps) {
  const { isOpen, of, title, children, run, reading, onRetry, onClose, areRowsAbove = false } = props
  const t = useT()
  const summary = useRef<HTMLParagraphElement>(null)
  const phase = run?.phase ?? 'ready'
  const endedTitle = props.endedTitle ?? t('bulk.ended.title', { title })
  const isMoving = phase === 'running' || phase === 'stopping'
  // The clicked button disappears in the next phase, so the focus moves to the element in its place.
  useEffect(() => {
    if (phase !== 'ready') summary.current?.focus()
  }, [phase])
  return (
    <Dialog
      isOpen={isOpen}
      title={phase === 'ended' ? endedTitle : title}
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
              {summaryOf(t, run, of)}
            </chakra.p>
            {isMoving && <Progress run={run} />}
            {phase === 'ended' && canStartBatch(run) && (
              <chakra.p textStyle="sm" color="fg.muted">
                {t('bulk.repeat.hint')}
              </chakra.p>
            )}
            {!(areRowsAbove && phase === 'ready') && (
              <BulkRows title={title} run={run} alreadyText={props.alreadyText} />
            )}
          </>
        )}
      </chakra.div>
    </Dialog>
  )
}

function Buttons(props: BulkDialogProps) {
  const { run, startText, startReason, tone = 'primary', goOn, onStart, onStop, onClose } = props
  const t = useT()
  // While the action can still be started, leaving the dialog cancels the action.
  const isBefore = run === undefined || (run.phase === 'ready' && canStartBatch(run))
  const close = <Button onClick={onClose}>{t(isBefore ? 'action.cancel' : 'action.close')}</Button>
  if (run === undefined) return close
  const counts = countBatch(run)
  return match(run.phase)
    .with('running', 'stopping', (phase) => (
      <Button isBusy={phase === 'stopping'} onClick={onStop}>
        {t('bulk.stop')}
      </Button>
    ))
    .with('ready', 'ended', (phase) => (
      <>
        {close}
        {goOn && canGoOn(run) && <Button onClick={goOn.onGoOn}>{goOn.text}</Button>}
        {canStartBatch(run) && (
          <Button
            variant={tone}
            disabledReason={phase === 'ready' ? startReason : undefined}
            onClick={onStart}
          >
            {phase === 'ready'
              ? startText({ count: counts.waiting })
              : t('bulk.repeat', { count: leftOf(counts) })}
          </Button>
        )}
      </>
    ))
    .exhaustive()
}

/** The number of rows that are not done. A repetition would send these rows again. */
const leftOf = ({ waiting, refused, conflict, unknown }: BatchCounts): number =>
  waiting + refused + conflict + unknown

const summaryOf = (t: Translate, run: Batch<BulkItem>, of: BulkDialogProps['of']): string => {
  const counts = countBatch(run)
  const { waiting, done, already, blocked, unknown } = counts
  const text = (key: SummaryKey, count: number) =>
    t(key, { count, counted: t('bulk.counted', { of, count }) })
  const others = [
    already > 0 && text('bulk.preview.already', already),
    blocked > 0 && text('bulk.preview.blocked', blocked),
  ]
  const left = leftOf(counts)
  return match(run.phase)
    .with('ready', () => [text('bulk.preview.change', waiting), ...others])
    .with('running', () => [])
    .with('stopping', () => [t('bulk.stopping')])
    .with('ended', () => [
      // A row without a response may have been changed, so it is not counted as unchanged.
      (done > 0 || unknown === 0) && text('bulk.ended.done', done),
      left > 0 && text('bulk.ended.left', left),
      ...others,
    ])
    .exhaustive()
    .filter((part) => part !== false)
    .join(' · ')
}

type SummaryKey = `bulk.preview.${'change' | 'already' | 'blocked'}` | `bulk.ended.${'done' | 'left'}`

/** The style of the progress bar. It replaces the browser's own style, in which an empty bar looks like a full bar. */
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

function Progress({ run }: { readonly run: Batch<BulkItem> }) {
  const t = useT()
  const { waiting, sending, blocked } = countBatch(run)
  const total = run.items.length - blocked
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
