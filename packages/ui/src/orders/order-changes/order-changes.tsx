import { chakra } from '@chakra-ui/react'
import type { OrderRow } from '@remesa/domain/orders'
import { useEffect } from 'react'
import { type Translate, useT } from '../../i18n'
import { visuallyHidden } from '../../kernel'
import { orderName, orderStatusText, orderTypeText } from '../order-words'

/** More changes than this at once are summed up. */
const NAMED_AT_ONCE = 3
/** Rows that move to another table are drawn by then. */
const MARK_DELAY_MS = 100
const MARK_MS = 4_000

export interface OrderChangesProps {
  /** Orders whose status has changed by itself, as they are now. Another list is told and marked once. */
  readonly changed: readonly OrderRow[]
}

/** Tells what has become of orders that somebody is looking at: politely to the ear, and to the eye by a glow of their rows. */
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

/** A colour that fades moves nothing, so it is shown to those too who want no motion. */
const markRows = (ids: readonly (string | null)[]): void => {
  for (const row of document.querySelectorAll<HTMLElement>('tr[data-row-id]')) {
    if (!ids.includes(row.dataset['rowId'] ?? '')) continue
    const backgroundColor = 'var(--chakra-colors-info-bg)'
    // Where the table is scrolled, its actions stay in sight over what runs below them: they have a ground of their own.
    for (const part of [row, ...row.querySelectorAll('.r-actions')])
      part.animate([{ backgroundColor }, { backgroundColor, offset: 0.5 }, {}], MARK_MS)
  }
}
