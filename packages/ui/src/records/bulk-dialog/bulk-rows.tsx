import { chakra } from '@chakra-ui/react'
import { type Batch, type BatchState, isNotable } from '@remesa/domain/kernel'
import type { BulkItem } from '@remesa/domain/records'
import { Check } from 'lucide'
import { useMemo } from 'react'
import { match, P } from 'ts-pattern'
import { type Translate, useT } from '../../i18n'
import { DataTable, Icon, StateTag } from '../../kernel'

interface BulkRowsProps {
  /** Accessible name of the table. */
  readonly title: string
  readonly run: Batch<BulkItem>
  /** The state of a row that the action does not have to change, such as `Already assigned`. */
  readonly alreadyText: string | undefined
}

/**
 * The rows of an action on many rows, each with its result. Rows with problems come first. If there are thousands of
 * rows, only the visible rows are rendered.
 */
export function BulkRows({ title, run: { items, phase }, alreadyText }: BulkRowsProps) {
  const t = useT()
  const rows = useMemo(() => items.toSorted((a, b) => rankOf(a) - rankOf(b)), [items])
  const columns = useMemo(
    () => [
      {
        id: 'name',
        header: t('bulk.column.name'),
        isRowHeader: true,
        cell: ({ name }: BulkItem) => name,
      },
      {
        id: 'result',
        header: t('bulk.column.result'),
        cell: ({ state }: BulkItem) => <Result state={state} phase={phase} alreadyText={alreadyText} />,
      },
    ],
    [t, phase, alreadyText],
  )
  return (
    <chakra.div borderWidth="1px" borderColor="border" borderRadius="md" overflow="clip">
      <DataTable
        caption={title}
        density="compact"
        columns={columns}
        rows={rows}
        rowId={({ id }) => String(id)}
      />
    </chakra.div>
  )
}

/** The rank of a row by which the list is sorted: rows with problems come first, unchanged rows last. */
const rankOf = (item: BulkItem): number => (isNotable(item) ? 0 : item.state.kind === 'already' ? 2 : 1)

/**
 * The tone of a row's state. It distinguishes what the action will do, what the action has done, and what needs
 * attention.
 */
const toneOf = (state: BatchState, phase: Batch<BulkItem>['phase']) => {
  if (isNotable({ state })) return 'warning'
  if (state.kind === 'done') return 'success'
  return phase === 'ready' ? 'accent' : 'neutral'
}

interface ResultProps extends Pick<BulkRowsProps, 'alreadyText'> {
  readonly state: BatchState
  readonly phase: Batch<BulkItem>['phase']
}

function Result({ state, phase, alreadyText }: ResultProps) {
  const t = useT()
  const reasons = reasonsOf(t, state)
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="2">
      {state.kind === 'already' ? (
        <chakra.span color="fg.muted">{alreadyText ?? t('bulk.state.already')}</chakra.span>
      ) : (
        <StateTag
          label={labelOf(t, state.kind, phase)}
          icon={state.kind === 'done' && <Icon of={Check} size={12} />}
          tone={toneOf(state, phase)}
        />
      )}
      {reasons.length > 0 && <span>{reasons.join(' ')}</span>}
    </chakra.span>
  )
}

const labelOf = (t: Translate, kind: BatchState['kind'], phase: Batch<BulkItem>['phase']): string => {
  if (kind !== 'waiting') return t(`bulk.state.${kind}`)
  return match(phase)
    .with('ready', () => t('bulk.state.planned'))
    .with('running', () => t('bulk.state.waiting'))
    .with('stopping', 'ended', () => t('bulk.state.notSent'))
    .exhaustive()
}

const reasonsOf = (t: Translate, state: BatchState): readonly string[] =>
  match(state)
    .with({ kind: P.union('refused', 'blocked') }, ({ reasons }) => reasons)
    .with({ kind: 'conflict' }, () => [t('bulk.reason.conflict')])
    .with({ kind: 'unknown' }, () => [t('bulk.reason.unknown')])
    .with({ kind: P.union('waiting', 'sending', 'done', 'already') }, () => [])
    .exhaustive()
