import { chakra } from '@chakra-ui/react'
import { formatDay } from '@remesa/domain/kernel'
import type { OfferedDay, ServiceWindowRules } from '@remesa/domain/orders'
import { CalendarDays } from 'lucide'
import { useState } from 'react'
import { type Translate, useT } from '../../i18n'
import { ChoiceCards, DateField, Icon } from '../../kernel'
import { hintText } from '../order-words'
import { useDateText } from '../use-date-text'
import type { WindowFieldsProps } from './window-fields.types'

const OTHER = 'other'

/**
 * The choice of the day: the next possible days are cards, and the user types every other day or chooses it in a
 * calendar.
 */
export function DayChoice({ form, rules, choices }: WindowFieldsProps) {
  const t = useT()
  const dateText = useDateText()
  const { days, ordersOn } = choices
  const { serviceDate } = form.draft
  const [isOther, setOther] = useState(false)
  const isOffered = days.some(({ day }) => day === serviceDate)
  const isFieldShown = isOther || !isOffered || form.issueAt('serviceDate') !== undefined
  const choose = (value: string, isPointed: boolean) => {
    setOther(value === OTHER)
    if (value !== OTHER) form.change('serviceDate', value)
    else if (isPointed) setTimeout(() => form.focus('serviceDate'))
  }
  return (
    <>
      <ChoiceCards
        label={t('orders.form.serviceDate')}
        isRequired
        minWidth="6rem"
        hint={<DateHint rules={rules} />}
        value={isFieldShown ? OTHER : serviceDate}
        cards={[
          ...days.map((offered) => ({
            value: offered.day,
            ...dayWords(t, dateText(offered.day), offered),
          })),
          {
            value: OTHER,
            title: t('orders.form.otherDay'),
            icon: <Icon of={CalendarDays} size={16} />,
          },
        ]}
        onChange={({ value, isPointed }) => choose(value, isPointed)}
      />
      {isFieldShown && (
        // While the date field is used it stays visible, even if its day is also the day of a card.
        <chakra.div onFocus={() => setOther(true)}>
          <DateField
            form={form}
            name="serviceDate"
            label={t('orders.form.serviceDate')}
            isRequired
            isAhead
            min={rules.earliestDate}
            markOf={(day) => {
              const count = ordersOn(day)
              return count === 0 ? undefined : t('orders.form.day.orders', { count })
            }}
          />
        </chakra.div>
      )}
    </>
  )
}

/**
 * The words on the card of a day: the weekday above the date, such as `Tue` above `24 Nov`. For today and tomorrow,
 * this word is above the weekday and the date.
 */
const dayWords = (t: Translate, text: string, { word, orders }: OfferedDay) => {
  const [weekday = '', ...rest] = text.split(' ')
  const isNear = word === 'today' || word === 'tomorrow'
  return {
    title: isNear ? t(`orders.day.${word}`) : weekday,
    description: (
      <>
        <div>{isNear ? text : rest.join(' ')}</div>
        {orders > 0 && <div>{t('orders.form.day.orders', { count: orders })}</div>}
      </>
    ),
  }
}

/** The hint with the first possible day, and the reasons why earlier days are not possible. */
function DateHint({ rules }: { readonly rules: ServiceWindowRules }) {
  const t = useT()
  const decisive = rules.reasons.filter(({ earliest }) => earliest === rules.earliestDate)
  const reasons = decisive.map((reason) => hintText(t, reason))
  const help = [
    decisive.some(({ rule }) => rule === 'not-today') ? undefined : helpText(t, rules, 'not-today'),
    // In a country whose orders have hours, this help is shown at the first field for an hour, and not here.
    rules.allowInterval ? undefined : helpText(t, rules, 'econo-cash-start'),
  ]
  const [hours] = rules.help.filter(({ rule }) => rule === 'minimum-service-hours')
  return (
    <>
      {reasons.length === 0 ? (
        <div>{t('orders.hint.earliest', { date: formatDay(rules.earliestDate) })}</div>
      ) : (
        reasons.map((text) => <div key={text}>{text}</div>)
      )}
      {help.map((text) => text !== undefined && <div key={text}>{text}</div>)}
      {hours !== undefined && <div>{hintText(t, hours)}</div>}
    </>
  )
}

/** The help text for a rule about the day; `undefined` if the rule does not apply. */
export const helpText = (
  t: Translate,
  { help }: ServiceWindowRules,
  rule: ServiceWindowRules['help'][number]['rule'],
): string | undefined => {
  const found = help.find((entry) => entry.rule === rule)
  return found === undefined ? undefined : hintText(t, found)
}
