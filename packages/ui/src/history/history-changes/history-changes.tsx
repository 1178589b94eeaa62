import { chakra } from '@chakra-ui/react'
import { type HistoryEntry, type HistoryLine, type HistoryValue, historyLines } from '@remesa/domain/records'
import { ArrowRight } from 'lucide'
import { Fragment } from 'react'
import { match } from 'ts-pattern'
import { type Translate, useT } from '../../i18n'
import { Icon } from '../../kernel'
import { fieldWords, valueWords } from '../field-words'

export interface HistoryChangesProps {
  readonly entry: Pick<HistoryEntry, 'action' | 'changes'>
  /** The maximum number of rendered lines; by default all lines are rendered. */
  readonly limit?: number | undefined
  /** Shows the lines beyond the limit. */
  readonly onMore?: (() => void) | undefined
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(8rem, 11rem) minmax(0, 1fr)' },
  columnGap: '4',
  rowGap: { base: '0', lg: '1' },
  m: '0',
  textStyle: 'sm',
  '& dt': { color: 'fg.muted' },
  '& dd': { m: '0', minW: '0', overflowWrap: 'anywhere', paddingBottom: { base: '1.5', lg: '0' } },
  '& del': { color: 'fg.muted', textDecoration: 'none' },
  '& ins': { fontWeight: 'medium', textDecoration: 'none' },
  '& svg': { display: 'inline', marginInline: '1.5', color: 'fg.muted', verticalAlign: '-0.125em' },
} as const

/** The action of an entry, and each changed field with its value before and after. (REC-66) */
export function HistoryChanges({ entry, limit = Number.POSITIVE_INFINITY, onMore }: HistoryChangesProps) {
  const t = useT()
  const { action, changes } = entry
  const lines = changes.flatMap(historyLines)
  const shown = lines.length <= limit + 1 ? lines : lines.slice(0, limit)
  const rest = lines.length - shown.length
  return (
    <div>
      {(action !== 'changed' || lines.length === 0) && (
        <chakra.span display="block" textStyle="sm" fontWeight="medium">
          {t(`history.action.${action}`)}
        </chakra.span>
      )}
      {lines.length > 0 && (
        <chakra.dl css={listStyle}>
          {shown.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an entry never move.
            <Fragment key={at}>
              <dt>{fieldWords(t, line.field)}</dt>
              <dd>
                <Line line={line} isNew={action === 'added'} />
              </dd>
            </Fragment>
          ))}
        </chakra.dl>
      )}
      {rest > 0 && onMore && (
        <chakra.button
          type="button"
          cursor="pointer"
          color="link"
          textStyle="sm"
          minH={{ base: '11', lg: '6' }}
          onClick={onMore}
        >
          {t('history.more', { count: rest })}
        </chakra.button>
      )}
    </div>
  )
}

function Line({ line, isNew }: { readonly line: HistoryLine; readonly isNew: boolean }) {
  const t = useT()
  const row = line.row === undefined ? '' : valueWords(t, line.field, line.row)
  return match(line)
    .with({ what: 'secret' }, () => t('history.secret'))
    .with({ what: 'reordered' }, () => t('history.reordered'))
    .with({ what: 'added' }, ({ value }) => (
      <>
        <ins>{withRow(t, row, line.field, value)}</ins>
        {!isNew && ` ${t('history.row.added')}`}
      </>
    ))
    .with({ what: 'removed' }, ({ value }) => (
      <>
        <del>{withRow(t, row, line.field, value)}</del> {t('history.row.removed')}
      </>
    ))
    .with({ what: 'changed' }, ({ from, to }) => (
      <>
        {row !== '' && `${row}: `}
        {!(isNew && from.kind === 'empty') && (
          <>
            <del>{valueText(t, line.field, from)}</del>
            <Icon of={ArrowRight} size={13} />
          </>
        )}
        <ins>{valueText(t, line.field, to)}</ins>
      </>
    ))
    .exhaustive()
}

const withRow = (t: Translate, row: string, field: string, value: HistoryValue): string =>
  value.kind === 'empty' ? row : `${row}: ${valueText(t, field, value)}`

const valueText = (t: Translate, field: string, shown: HistoryValue): string =>
  match(shown)
    .with({ kind: 'empty' }, () => t('history.value.empty'))
    .with({ kind: 'flag' }, ({ value }) => t(value ? 'text.yes' : 'text.no'))
    .with({ kind: 'text' }, ({ text }) => valueWords(t, field, text))
    .exhaustive()
