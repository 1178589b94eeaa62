import {
  type Batch,
  type BatchCall,
  type BatchOutcome,
  canStartBatch,
  previewBatch,
} from '@remesa/domain/kernel'
import { BULK_LIMITS, type BulkItem } from '@remesa/domain/records'
import { useT } from '@remesa/ui/i18n'
import type { BulkDialogProps } from '@remesa/ui/records'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useMemo } from 'react'
import { ApiFailure } from '../kernel/api'
import { type BatchRunner, createBatchRunner } from '../kernel/batch'
import { useLeaveQuestion } from '../kernel/leaving'
import type { BulkActionProps } from '../kernel/list'
import { createExternalStore, useExternalStore } from '../kernel/state'

export interface BulkRunInput<Row> extends BulkActionProps<Row> {
  /** The planned write of each row. Planning writes nothing. */
  readonly plan: (rows: readonly Row[]) => readonly BulkItem[]
  readonly send: (call: BatchCall<BulkItem>) => Promise<BatchOutcome>
  /** Ids of the calls whose cached responses are out of date after the run. */
  readonly stale: readonly string[]
}

/** An empty run, used until the selected rows have been read. */
const noRun = createExternalStore(previewBatch<BulkItem>([], BULK_LIMITS))

/**
 * Reads the selected rows, shows a preview of the change of each row, and then writes the rows. A user who leaves
 * the page while rows are being written is asked first. (REC-82, REC-84)
 */
export const useBulkRun = <Row,>(
  input: BulkRunInput<Row>,
): {
  readonly dialog: Omit<BulkDialogProps, 'of' | 'title' | 'startText' | 'alreadyText' | 'children'>
  readonly question: ReactNode
} => {
  const { isOpen, chosen, onClose, plan, send, stale } = input
  const cache = useQueryClient()
  const opening = useId()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['bulk.rows', opening],
    queryFn: async ({ signal }) => {
      const answer = await chosen.read({ signal })
      if (!answer.ok) throw new ApiFailure(answer.error)
      return answer.value
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  // The plan is created only once, from the rows as they were first read.
  const runner = useMemo(() => data && createBatchRunner(plan(data), BULK_LIMITS, send), [data])
  const { run, question } = useStartedRun(runner)
  const isEnded = run?.phase === 'ended'
  useEffect(() => {
    if (isEnded) for (const id of stale) void cache.invalidateQueries({ queryKey: [id] })
  }, [isEnded, cache, stale])
  return {
    question,
    dialog: {
      isOpen,
      run,
      reading: data !== undefined ? 'none' : isError && !isFetching ? 'failed' : 'busy',
      onRetry: () => void refetch(),
      onStart: () => runner?.start(),
      onStop: () => runner?.stop(),
      onClose: () => onClose({ isDone: isEnded && run !== undefined && !canStartBatch(run) }),
    },
  }
}

/**
 * The state of a run. A user who leaves the page while rows are being written is asked first; leaving stops the run.
 * (REC-84)
 */
export const useStartedRun = (
  runner: BatchRunner<BulkItem> | undefined,
): { readonly run: Batch<BulkItem> | undefined; readonly question: ReactNode } => {
  const t = useT()
  const state = useExternalStore(runner?.state ?? noRun)
  const run = runner && state
  const { question } = useLeaveQuestion({
    isDirty: run?.phase === 'running' || run?.phase === 'stopping',
    isBusy: false,
    words: {
      title: t('bulk.leave.title'),
      description: t('bulk.leave.text'),
      confirmText: t('bulk.leave.go'),
      cancelText: t('bulk.leave.stay'),
    },
  })
  useEffect(() => () => runner?.stop(), [runner])
  return { run, question }
}
