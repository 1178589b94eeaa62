import { chakra } from '@chakra-ui/react'
import type { OrderRow } from '@remesa/domain/orders'
import { useEffect } from 'react'
import { type Translate, useT } from '../../i18n'
import { visuallyHidden } from '../../kernel'
import { orderName, orderStatusText, orderTypeText } from '../order-words'

/**
 * Maximum number of simultaneous changes that are announced one by one. If there are more changes, only a summary is
 * announced.
 */
const NAMED_AT_ONCE = 3
/** The delay before rows are highlighted. By then, rows that moved to another table are rendered. */
const MARK_DELAY_MS = 100
const MARK_MS = 4_000

export interface OrderChangesProps {
  /**
   * Orders whose status was changed by someone else, in their new state. Each new list is announced and highlighted
   * once.
   */
  readonly changed: readonly OrderRow[]
}

/** Announces status changes of the shown orders to screen readers, and highlights their rows. */
export function OrderChanges({ changed }: OrderChangesProps) {
  const t = useT()
  useEffect(() => {
    const timer = setTimeout(() => markRows(changed.map(({ serviceId }) => serviceId)), MARK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [changed])
  return (
    <chakra.div role="log" aria-label={t('orders.changes.title')} css={visuallyHidden}>
      {sentencesOf(t, changed).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </chakra.div>
  )
}

const sentencesOf = (t: Translate, changed: readonly OrderRow[]): readonly string[] => {
  if (changed.length > NAMED_AT_ONCE) return [t('orders.changes.several', { count: changed.length })]
  return changed.map((row) =>
    t('orders.changes.one', {
      order: orderName(row) ?? orderTypeText(t, row),
      status: orderStatusText(t, row),
    }),
  )
}

/**
 * Highlights rows. The highlight is a transition of colour without motion, so it is shown even to users who prefer
 * reduced motion.
 */
const markRows = (ids: readonly (string | null)[]): void => {
  for (const row of document.querySelectorAll<HTMLElement>('tr[data-row-id]')) {
    if (!ids.includes(row.dataset['rowId'] ?? '')) continue
    const backgroundColor = 'var(--chakra-colors-info-bg)'
    // In a table that is scrolled sideways, the cell of the actions lies above other cells, so it is highlighted as
    // well.
    for (const part of [row, ...row.querySelectorAll('.r-actions')])
      part.animate([{ backgroundColor }, { backgroundColor, offset: 0.5 }, {}], MARK_MS)
  }
}
