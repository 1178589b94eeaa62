import { chakra } from '@chakra-ui/react'
import { formatDay, type Issue, timeOfMinutes } from '@remesa/domain/kernel'
import {
  type CustomerCurrency,
  MAX_COMMENTS_LENGTH,
  type PickupDraft,
  type ServiceWindowRules,
} from '@remesa/domain/orders'
import { issueText, useT } from '../../i18n'
import { AmountInput, Button, DateInput, Select, TextArea, TimeSelect } from '../../kernel'
import { hintText } from '../order-words'
import { AgileNotice } from './agile-notice'
import { Notice } from './notice'

/** Fields of a pickup by the paths that issues name. */
export type PickupField = keyof PickupDraft

export interface PickupFormProps {
  readonly draft: PickupDraft
  readonly onChange: (detail: { readonly field: PickupField; readonly patch: Partial<PickupDraft> }) => void
  readonly onLeave: (detail: { readonly field: PickupField }) => void
  readonly rules: ServiceWindowRules
  /** Values of agile points are declared per bag: neither currency nor amount is asked. */
  readonly isAgile: boolean
  /** `undefined` while they are on their way, or when they did not come. */
  readonly currencies: readonly CustomerCurrency[] | undefined
  /** Given when the currencies did not come: asks for them again. */
  readonly onRetryCurrencies: (() => void) | undefined
  /** What is shown as wrong, whether a rule here or the server found it. */
  readonly issues: readonly Issue[]
  /** Id of a field's control, so that a summary can lead to it. */
  readonly controlId: (field: PickupField) => string
}

const LAST_TIME = 23 * 60 + 50
const pair = {
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
}

/** What a pickup needs to be requested. Every rule is said at its field before it can be broken. */
export function PickupForm(props: PickupFormProps) {
  const { draft, onChange, onLeave, rules, isAgile, issues, controlId } = props
  const t = useT()
  const change = (field: PickupField, value: string) => onChange({ field, patch: { [field]: value } })
  const common = (field: PickupField) => {
    const found = issues.find(({ path }) => path === field)
    return {
      id: controlId(field),
      name: field,
      value: draft[field],
      onBlur: () => onLeave({ field }),
      error: found === undefined ? undefined : issueText(t, found),
    }
  }
  const latest = timeOfMinutes(Math.min(rules.maximumHour * 60, LAST_TIME))
  const earliest = timeOfMinutes(rules.minimumHour * 60)

  return (
    <chakra.div display="grid" gap="5">
      <DateInput
        {...common('serviceDate')}
        label={t('orders.form.serviceDate')}
        isRequired
        min={rules.earliestDate}
        hint={<DateHint rules={rules} />}
        onChange={({ value }) => change('serviceDate', value)}
      />
      {rules.allowInterval && (
        <chakra.div css={pair}>
          <TimeSelect
            {...common('from')}
            label={t('orders.form.from')}
            isRequired
            min={earliest}
            max={latest}
            step={rules.stepMinutes}
            hint={helpText(t, rules, 'econo-cash-start')}
            onChange={({ value }) => change('from', value)}
          />
          <TimeSelect
            {...common('until')}
            label={t('orders.form.until')}
            isRequired
            min={earliest}
            max={latest}
            step={rules.stepMinutes}
            hint={t('orders.hint.hours', { from: earliest, until: latest, hours: rules.minimumRangeHours })}
            onChange={({ value }) => change('until', value)}
          />
        </chakra.div>
      )}
      {isAgile ? <AgileNotice /> : <Amount {...props} common={common} change={change} />}
      <TextArea
        {...common('comments')}
        label={t('orders.form.comments')}
        hint={t('orders.form.comments.help')}
        limit={MAX_COMMENTS_LENGTH}
        onChange={({ value }) => change('comments', value)}
      />
    </chakra.div>
  )
}

interface AmountProps extends PickupFormProps {
  readonly common: (field: PickupField) => {
    readonly id: string
    readonly name: string
    readonly value: string
    readonly onBlur: () => void
    readonly error: string | undefined
  }
  readonly change: (field: PickupField, value: string) => void
}

function Amount({ draft, currencies, onRetryCurrencies, common, change }: AmountProps) {
  const t = useT()
  const chosen = currencies?.find(({ currencyId }) => currencyId === draft.currencyId)
  if (onRetryCurrencies !== undefined) {
    return (
      <Notice tone="warning" title={t('orders.form.currencies.error')}>
        <chakra.div mt="2">
          <Button size="sm" onClick={onRetryCurrencies}>
            {t('action.retry')}
          </Button>
        </chakra.div>
      </Notice>
    )
  }
  return (
    <chakra.div css={pair}>
      <Select
        {...common('currencyId')}
        label={t('orders.form.currency')}
        isRequired
        options={(currencies ?? []).map(({ currencyId, isoCode, description }) => ({
          value: currencyId,
          label: description === null ? isoCode : `${isoCode} \u00b7 ${description}`,
        }))}
        disabledReason={currencies === undefined ? t('orders.form.currencies.loading') : undefined}
        onChange={({ value }) => change('currencyId', value)}
      />
      <AmountInput
        {...common('totalAmount')}
        label={t('orders.form.totalAmount')}
        isRequired
        currency={chosen?.symbol}
        hint={t('orders.form.amount.help', { example: '1.234,50' })}
        onChange={({ value }) => change('totalAmount', value)}
      />
    </chakra.div>
  )
}

/** From which day on, and what keeps earlier days out. */
function DateHint({ rules }: { readonly rules: ServiceWindowRules }) {
  const t = useT()
  const decisive = rules.reasons.filter(({ earliest }) => earliest === rules.earliestDate)
  const reasons = decisive.map((reason) => hintText(t, reason))
  const [hours] = rules.help.filter(({ rule }) => rule === 'minimum-service-hours')
  return (
    <>
      {reasons.length === 0 ? (
        <div>{t('orders.hint.earliest', { date: formatDay(rules.earliestDate) })}</div>
      ) : (
        reasons.map((text) => <div key={text}>{text}</div>)
      )}
      {!rules.reasons.some(({ rule }) => rule === 'not-today') && helpText(t, rules, 'not-today')}
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
