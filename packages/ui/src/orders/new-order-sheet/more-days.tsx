import { chakra } from '@chakra-ui/react'
import type { CalendarDay } from '@remesa/domain/kernel'
import type { JudgedDay } from '@remesa/domain/orders'
import { ChevronDown, ChevronRight } from 'lucide'
import { useState } from 'react'
import { issueText, useT } from '../../i18n'
import { Button, CheckCards, Icon } from '../../kernel'
import { useDateText } from '../use-date-text'

/** The other days for which the same order can be requested. */
export interface MoreDays {
  readonly days: readonly JudgedDay[]
  /** The days that are ticked; at first only the day of the order. */
  readonly chosen: readonly CalendarDay[]
  /** Whether no other day than the day of the order is ticked. */
  readonly isOwnDayAlone: boolean
  readonly onChange: (detail: { readonly days: readonly CalendarDay[] }) => void
}

/**
 * Checkboxes with which the user requests the same order for other days. Impossible days are listed with the reason,
 * and days with the same reason are grouped. (ORD-182)
 */
export function MoreDaysChoice({ days, chosen, onChange }: MoreDays) {
  const t = useT()
  const dateText = useDateText()
  const [isOpen, setOpen] = useState(false)
  const refused = new Map<string, string[]>()
  for (const { day, issues } of days) {
    if (issues.length === 0) continue
    const reason = [...new Set(issues.map((issue) => issueText(t, issue)))].join(' ')
    refused.set(reason, [...(refused.get(reason) ?? []), dateText(day)])
  }
  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      <Button
        size="sm"
        icon={<Icon of={isOpen ? ChevronDown : ChevronRight} size={16} />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('orders.days.more')}
      </Button>
      {isOpen && (
        <chakra.div display="grid" gap="3" width="full">
          <CheckCards
            label={t('orders.days.more')}
            isLabelHidden
            hint={t('orders.days.help')}
            minWidth="7rem"
            value={chosen}
            cards={days.flatMap(({ day, issues, alike }) =>
              issues.length > 0
                ? []
                : [
                    {
                      value: day,
                      title: dateText(day),
                      description: alike === 0 ? undefined : t('orders.days.alike', { count: alike }),
                    },
                  ],
            )}
            onChange={({ value }) => onChange({ days: value })}
          />
          {refused.size > 0 && (
            <chakra.dl display="grid" gap="1" textStyle="sm">
              <chakra.dt fontWeight="medium">{t('orders.days.refused')}</chakra.dt>
              {[...refused].map(([reason, ofReason]) => (
                <chakra.dd key={reason} m="0" color="fg.muted">
                  {ofReason.join(', ')}: {reason}
                </chakra.dd>
              ))}
            </chakra.dl>
          )}
        </chakra.div>
      )}
    </chakra.div>
  )
}
