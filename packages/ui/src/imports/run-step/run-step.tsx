import { chakra } from '@chakra-ui/react'
import {
  countOutcomes,
  importState,
  outcomeReason,
  type RowOutcome,
  rowOutcome,
} from '@remesa/domain/imports'
import type { Batch } from '@remesa/domain/kernel'
import { Download } from 'lucide'
import { useState } from 'react'
import { useT } from '../../i18n'
import { Button, Icon, ListPagination, StateTag } from '../../kernel'
import { Figures } from '../import-steps/figures'

/**
 * A row of the file that this run does not send, because the user excluded it, because it would change nothing, or
 * because an earlier run has written it.
 */
export interface RowNotSent {
  readonly line: number
  readonly name: string
  readonly state: 'left-out' | 'same' | 'written'
  readonly reason: string
}

export interface RunStepProps {
  /** The rows that are sent in this run, identified by their lines in the file. */
  readonly run: Batch
  /** Returns the name of the row at a line of the file. */
  readonly nameOf: (line: number) => string
  readonly unsent: readonly RowNotSent[]
  /** Saves a file with every row and its result. */
  readonly onReport: () => void
}

const PAGE_ROWS = 25

interface Line {
  readonly line: number
  readonly name: string
  readonly state: RowOutcome | RowNotSent['state']
  readonly reason: string
}

/** The tones of a row's result: written, refused, or no response to the request. All other results are neutral. */
const tones = { written: 'success', refused: 'danger', unanswered: 'warning' } as const
const toneOf = (state: Line['state']) => (state in tones ? tones[state as keyof typeof tones] : 'neutral')

/** The last step of an import: the progress of writing, and the result of each row. */
export function RunStep({ run, nameOf, unsent, onReport }: RunStepProps) {
  const t = useT()
  const [isAll, setIsAll] = useState(false)
  const [page, setPage] = useState(1)
  const counts = countOutcomes(run)
  const lines: readonly Line[] = [
    ...run.items.map(({ id: line, state }) => ({
      line,
      name: nameOf(line),
      state: rowOutcome(state),
      reason: state.kind === 'unknown' ? t('imports.unanswered.reason') : outcomeReason(state),
    })),
    ...unsent,
  ]
  const countOf = (state: RowNotSent['state']) => unsent.filter((row) => row.state === state).length
  const notable = lines.filter(({ reason }) => reason !== '')
  const shown = isAll ? lines : notable
  const pages = Math.max(1, Math.ceil(shown.length / PAGE_ROWS))
  const at = Math.min(page, pages)
  const settled = counts.written + counts.refused
  const view = (all: boolean) => {
    setIsAll(all)
    setPage(1)
  }
  return (
    <chakra.div display="grid" gap="3">
      <Figures
        label={t('imports.figures')}
        figures={[
          { id: 'written', count: counts.written, label: t('imports.written', { count: counts.written }) },
          {
            id: 'refused',
            count: counts.refused,
            label: t('imports.refusedRows', { count: counts.refused }),
            tone: 'danger',
          },
          {
            id: 'unanswered',
            count: counts.unanswered,
            label: t('imports.unanswered', { count: counts.unanswered }),
            tone: 'warning',
          },
          {
            id: 'waiting',
            count: counts.waiting + counts.sending,
            label: t('imports.waiting', { count: counts.waiting + counts.sending }),
          },
          {
            id: 'left-out',
            count: countOf('left-out'),
            label: t('imports.leftOut', { count: countOf('left-out') }),
          },
          ...(countOf('same') > 0
            ? [{ id: 'same', count: countOf('same'), label: t('imports.same', { count: countOf('same') }) }]
            : []),
          ...(countOf('written') > 0
            ? [{ id: 'before', count: countOf('written'), label: t('imports.writtenBefore') }]
            : []),
        ]}
      >
        <span role="status">{t(`imports.run.${importState(run)}`)}</span>
      </Figures>
      <chakra.div
        role="progressbar"
        aria-label={t('imports.progress')}
        aria-valuemin={0}
        aria-valuemax={run.items.length}
        aria-valuenow={settled}
        height="2"
        borderRadius="full"
        bg="bg.subtle"
        overflow="hidden"
      >
        <chakra.div
          height="full"
          bg="brand.solid"
          style={{ width: `${run.items.length === 0 ? 100 : (settled / run.items.length) * 100}%` }}
        />
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button variant={isAll ? 'secondary' : 'ink'} aria-pressed={!isAll} onClick={() => view(false)}>
          {t('imports.toLookAt', { count: notable.length })}
        </Button>
        <Button variant={isAll ? 'ink' : 'secondary'} aria-pressed={isAll} onClick={() => view(true)}>
          {t('imports.all', { count: lines.length })}
        </Button>
        <Button icon={<Icon of={Download} size={16} />} onClick={onReport}>
          {t('imports.saveReport')}
        </Button>
      </chakra.div>
      {shown.length > 0 && (
        <chakra.ul
          aria-label={t('imports.report')}
          borderWidth="1px"
          borderColor="border"
          borderRadius="md"
          bg="surface"
          listStyleType="none"
          textStyle="sm"
        >
          {shown.slice((at - 1) * PAGE_ROWS, at * PAGE_ROWS).map(({ line, name, state, reason }) => (
            <chakra.li
              key={line}
              display="grid"
              gridTemplateColumns={{ base: '3rem 1fr', lg: '3rem 9rem 16rem 1fr' }}
              columnGap="3"
              rowGap="1"
              px="3"
              py="2"
              borderTopWidth="1px"
              borderColor="border"
              css={{ '&:first-of-type': { borderTopWidth: '0' } }}
            >
              <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
                {line}
              </chakra.span>
              <chakra.span>
                <StateTag label={t(`imports.outcome.${state}`)} tone={toneOf(state)} />
              </chakra.span>
              <chakra.strong
                fontWeight="semibold"
                overflowWrap="anywhere"
                gridColumn={{ base: '2', lg: 'auto' }}
              >
                {name}
              </chakra.strong>
              <chakra.span overflowWrap="anywhere" gridColumn={{ base: '2', lg: 'auto' }}>
                {reason}
              </chakra.span>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      <ListPagination
        caption={t('imports.report')}
        page={at}
        total={shown.length}
        pageSize={PAGE_ROWS}
        onPage={({ page: next }) => setPage(next)}
      />
    </chakra.div>
  )
}
