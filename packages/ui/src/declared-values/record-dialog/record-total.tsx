import { chakra } from '@chakra-ui/react'
import { compareWithRequested, declaredSums } from '@remesa/domain/declared-values'
import { CircleAlert, CircleCheck } from 'lucide'
import { useT } from '../../i18n'
import { Icon } from '../../kernel'
import { amountText, type Symbols } from '../declared-words'
import type { RecordDialogProps } from './record-dialog.types'
import type { RecordRowsState } from './use-record-rows'

export interface RecordTotalProps extends Pick<RecordDialogProps, 'facts' | 'currencies'> {
  readonly state: RecordRowsState
}

/** The total of the declared values, the requested amount of the order, and the number of rows to correct. */
export function RecordTotal({ state, facts, currencies }: RecordTotalProps) {
  const t = useT()
  const { draft, form } = state
  const symbols = currencies.items ?? []
  const bearers = facts.mode === '0' ? draft.values : []
  const counts = [
    t('declared-values.grid.lines', { count: draft.values.length }),
    ...countText(bearers.filter(({ bc }) => bc !== null).length, (count) =>
      t('declared-values.grid.bags', { count }),
    ),
    ...countText(bearers.filter(({ sc }) => sc !== null).length, (count) =>
      t('declared-values.grid.seals', { count }),
    ),
  ]
  const sums = declaredSums(draft.values)
  const wrong = new Set(form.entries.map(({ issue }) => issue.path.split('.').slice(0, 2).join('.'))).size
  return (
    <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="baseline" gap="2">
      <chakra.div display="grid" gap="1" color="fg.muted">
        {counts.join(', ')}
        {wrong > 0 && (
          <chakra.span display="flex" gap="1.5" alignItems="center" color="danger.fg" fontWeight="medium">
            <Icon of={CircleAlert} size={14} />
            {t('declared-values.grid.wrong', { count: wrong })}
          </chakra.span>
        )}
      </chakra.div>
      <chakra.div ms="auto" display="grid" justifyItems="end" gap="1" fontVariantNumeric="tabular-nums">
        <chakra.div display="flex" alignItems="baseline" gap="3">
          <chakra.span color="fg.muted">{t('declared-values.grid.total')}</chakra.span>
          <chakra.strong textStyle="xl" fontWeight="semibold">
            {sums
              .map(({ amount, currencyCode }) => amountText({ am: amount, cic: currencyCode }, symbols))
              .join(' + ') || amountText({ am: 0, cic: facts.mainCurrency?.code ?? '' }, symbols)}
          </chakra.strong>
        </chakra.div>
        <Comparison {...{ state, facts, symbols }} />
      </chakra.div>
    </chakra.div>
  )
}

interface ComparisonProps extends Pick<RecordTotalProps, 'state' | 'facts'> {
  readonly symbols: Symbols
}

function Comparison({ state, facts, symbols }: ComparisonProps) {
  const t = useT()
  return compareWithRequested(state.draft, facts).map(({ currencyCode, requested, difference }) => {
    const money = (am: number) => amountText({ am, cic: currencyCode }, symbols)
    const isEqual = difference === 0
    const icon = isEqual ? CircleCheck : CircleAlert
    const key = isEqual ? 'equal' : difference < 0 ? 'less' : 'more'
    return (
      <chakra.span
        key={currencyCode}
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        fontWeight="medium"
        color={isEqual ? 'success.fg' : 'warning.fg'}
      >
        <Icon of={icon} size={14} />
        {t(`declared-values.grid.${key}`, {
          requested: money(requested),
          difference: money(Math.abs(difference)),
        })}
      </chakra.span>
    )
  })
}

const countText = (count: number, text: (count: number) => string): readonly string[] =>
  count === 0 ? [] : [text(count)]
