import { chakra } from '@chakra-ui/react'
import { compareDays, isValidDay, type WallTime } from '@remesa/domain/kernel'
import { endsOffered, type OfferedHours } from '@remesa/domain/orders'
import { useState } from 'react'
import { useT } from '../../i18n'
import { ChoiceCards, fieldPair, SelectField } from '../../kernel'
import { useDateText } from '../use-date-text'
import { helpText } from './day-choice'
import type { WindowFieldsProps } from './window-fields.types'

const OTHER = 'other'
const spanOf = ({ from, until }: Pick<OfferedHours, 'from' | 'until'>): string => `${from}\u2013${until}`

/** The choice of the hours: the usual hours are cards, all other possible hours are in two selects. */
export function HoursChoice({ form, rules, choices }: WindowFieldsProps) {
  const t = useT()
  const dateText = useDateText()
  const { serviceDate, from, until } = form.draft
  const [isOther, setOther] = useState(false)
  const isPossible = isValidDay(serviceDate) && compareDays(serviceDate, rules.earliestDate) >= 0
  const day = isPossible ? serviceDate : rules.earliestDate
  const hours = choices.hoursOn(day)
  const starts = choices.startsOn(day)
  const isOffered = hours.some((span) => span.from === from && span.until === until)
  const isWrong = form.issueAt('from', 'until') !== undefined
  const areFieldsShown = isOther || !isOffered || isWrong
  const choose = (value: string, isPointed: boolean) => {
    setOther(value === OTHER)
    const span = hours.find((each) => spanOf(each) === value)
    if (span !== undefined) {
      form.change('from', span.from)
      form.change('until', span.until)
    } else if (isPointed) setTimeout(() => form.focus('from'))
  }
  return (
    <>
      <ChoiceCards
        label={t('orders.form.hours')}
        isRequired
        minWidth="8rem"
        hint={helpText(t, rules, 'econo-cash-start')}
        value={areFieldsShown ? OTHER : spanOf({ from, until })}
        cards={[
          ...hours.map((span) => ({
            value: spanOf(span),
            title: spanOf(span),
            description:
              span.part === 'last'
                ? t('orders.form.hours.last', { day: dateText(span.lastDay ?? day) })
                : t(`orders.form.hours.${span.part}`),
          })),
          { value: OTHER, title: t('orders.form.hours.other') },
        ]}
        onChange={({ value, isPointed }) => choose(value, isPointed)}
      />
      {areFieldsShown && (
        <chakra.div css={fieldPair} onFocus={() => setOther(true)}>
          <SelectField
            form={form}
            name="from"
            label={t('orders.form.from')}
            isRequired
            options={optionsOf(starts, from)}
          />
          <SelectField
            form={form}
            name="until"
            label={t('orders.form.until')}
            isRequired
            options={optionsOf(from === '' ? [] : endsOffered(from, rules), until)}
            hint={t('orders.hint.range', { hours: rules.minimumRangeHours })}
          />
        </chakra.div>
      )}
    </>
  )
}

/** The possible times as options. A chosen time stays an option when it is no longer possible. */
const optionsOf = (times: readonly WallTime[], value: string) =>
  (value === '' || times.includes(value) ? times : [...times, value].toSorted()).map((time) => ({
    value: time,
    label: time,
  }))
