import { chakra } from '@chakra-ui/react'
import { formatDay, timeOfMinutes } from '@remesa/domain/kernel'
import type { ServiceWindowDraft, ServiceWindowRules } from '@remesa/domain/orders'
import { useT } from '../../i18n'
import { DateField, type DraftForm, fieldPair, TimeField } from '../../kernel'
import { hintText } from '../order-words'

export interface WindowFieldsProps {
  readonly form: DraftForm<ServiceWindowDraft>
  readonly rules: ServiceWindowRules
}

const LAST_TIME = 23 * 60 + 50

/** Day of service and, in countries with hours, the hours. Each field states its rule before it can be broken. */
export function WindowFields({ form, rules }: WindowFieldsProps) {
  const t = useT()
  const latest = timeOfMinutes(Math.min(rules.maximumHour * 60, LAST_TIME))
  const earliest = timeOfMinutes(rules.minimumHour * 60)
  return (
    <>
      <DateField
        form={form}
        name="serviceDate"
        label={t('orders.form.serviceDate')}
        isRequired
        isAhead
        min={rules.earliestDate}
        hint={<DateHint rules={rules} />}
      />
      {rules.allowInterval && (
        <chakra.div css={fieldPair}>
          <TimeField
            form={form}
            name="from"
            label={t('orders.form.from')}
            isRequired
            min={earliest}
            max={latest}
            step={rules.stepMinutes}
            hint={helpText(t, rules, 'econo-cash-start')}
          />
          <TimeField
            form={form}
            name="until"
            label={t('orders.form.until')}
            isRequired
            min={earliest}
            max={latest}
            step={rules.stepMinutes}
            hint={t('orders.hint.hours', { from: earliest, until: latest, hours: rules.minimumRangeHours })}
          />
        </chakra.div>
      )}
    </>
  )
}

/** The first possible day, and what rules out earlier ones. */
function DateHint({ rules }: { readonly rules: ServiceWindowRules }) {
  const t = useT()
  const decisive = rules.reasons.filter(({ earliest }) => earliest === rules.earliestDate)
  const reasons = decisive.map((reason) => hintText(t, reason))
  const help = [
    decisive.some(({ rule }) => rule === 'not-today') ? undefined : helpText(t, rules, 'not-today'),
    // If there are hours, it belongs to the first of them.
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

const helpText = (
  t: ReturnType<typeof useT>,
  { help }: ServiceWindowRules,
  rule: ServiceWindowRules['help'][number]['rule'],
): string | undefined => {
  const found = help.find((entry) => entry.rule === rule)
  return found === undefined ? undefined : hintText(t, found)
}
