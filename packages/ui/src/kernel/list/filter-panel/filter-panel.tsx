import { chakra } from '@chakra-ui/react'
import { type AnyIssue, type FiltersDraft, isValidDay } from '@remesa/domain/kernel'
import { flushSync } from 'react-dom'
import { useT } from '../../../i18n'
import { Button } from '../../button/button'
import { useFormState } from '../../form/use-form-state'
import { HiddenText } from '../../texts/hidden-text'
import { FilterControl } from './filter-field'
import type { FilterField, FilterPanelProps } from './filter-panel.types'

const formStyle = {
  display: 'flex',
  flexDirection: 'column',
  minH: 0,
  maxH: 'inherit',
  '& .r-fields': {
    display: 'grid',
    gap: '4',
    p: '4',
    overflowY: 'auto',
    minH: 0,
    flex: '1 1 auto',
    alignContent: 'start',
  },
  '& .r-foot': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    p: '4',
    borderTopWidth: '1px',
    borderColor: 'border',
    bg: 'surface',
    '& button[type=submit]': { flex: '1' },
  },
} as const

/**
 * The filters of a list while the user fills them in. Only the Filter button, or Enter in a field, applies the
 * filters. The caller holds the draft of the filters, so the draft survives when the panel is mounted again.
 */
export function FilterPanel<F extends string>(props: FilterPanelProps<F>) {
  const { fields, draft, issues, activeCount, onChange, onApply, onClean } = props
  const t = useT()
  const form = useFormState({ issues: [...issues, ...unreadableDays(fields, draft)] })
  return (
    <chakra.form
      noValidate
      css={formStyle}
      onSubmit={(event) => {
        event.preventDefault()
        const panel = event.currentTarget
        if (!flushSync(form.attempt)) {
          // The field is scrolled into view, because the foot of the panel could hide the reason below the field.
          panel.querySelector('[aria-invalid=true]')?.scrollIntoView({ block: 'center' })
          return
        }
        form.restart()
        onApply()
      }}
    >
      <div className="r-fields">
        {fields.map((field) => (
          <FilterControl
            key={field.name}
            form={form}
            field={field}
            value={draft.values[field.name] ?? ''}
            isPrecise={field.precise !== undefined && draft.precise.includes(field.precise)}
            onValue={({ value }) => onChange({ type: 'value', filter: field.name, value })}
            onPrecise={({ value }) => onChange({ type: 'precise', filter: field.name, precise: value })}
          />
        ))}
      </div>
      <div className="r-foot">
        <Button
          onClick={() => {
            form.restart()
            onClean()
          }}
        >
          {t('list.clean')}
        </Button>
        <Button type="submit" variant="ink">
          {t('list.filter')}
          <FilterCount count={activeCount} />
        </Button>
      </div>
    </chakra.form>
  )
}

/**
 * Issues of days that are not typed completely. Without these issues, the list would ignore such a filter without
 * telling the user.
 */
const unreadableDays = <F extends string>(
  fields: readonly FilterField<F>[],
  { values }: FiltersDraft<F>,
): readonly AnyIssue[] =>
  fields
    .filter(({ name, kind }) => kind === 'day' && (values[name] ?? '').trim() !== '')
    .filter(({ name }) => !isValidDay(values[name] ?? ''))
    .map(({ name }) => ({ rule: 'date', key: 'validation.messages.date', path: name, params: {} }))

/** The number of applied filters. Renders nothing if no filter is applied. */
export function FilterCount({ count }: { readonly count: number }) {
  const t = useT()
  if (count === 0) return null
  return (
    <chakra.span
      minW="5"
      px="1"
      borderRadius="full"
      bg="brand.active"
      color="brand.contrast"
      textStyle="xs"
      lineHeight="1.25rem"
      textAlign="center"
      fontVariantNumeric="tabular-nums"
    >
      <span aria-hidden="true">{count}</span>
      <HiddenText>{t('list.filters.active', { count })}</HiddenText>
    </chakra.span>
  )
}
