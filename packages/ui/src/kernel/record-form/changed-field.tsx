import { chakra } from '@chakra-ui/react'
import type { RecordSide } from '@remesa/domain/records'
import { Undo2 } from 'lucide'
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { Button } from '../button/button'
import { Icon } from '../icon/icon'
import type { RecordFields } from './use-record-form'

export interface ChangedFieldProps<Name extends string, Value> {
  readonly form: RecordFields<Readonly<Record<NoInfer<Name>, Value>>>
  readonly name: Name
  readonly label: string
  /** Returns the previous value in words; an empty text if the field had no value. */
  readonly shown: (value: Value) => string
  /** The control of the field. */
  readonly children: ReactNode
}

const changedStyle = {
  position: 'relative',
  minW: '0',
  '&[data-changed]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '0',
    insetInlineStart: '-2.5',
    width: '3px',
    borderRadius: 'full',
    bg: 'brand.active',
  },
} as const

/**
 * A field of a record. If the field was changed, it shows the previous value, and a button that restores this value.
 * If another user changed the same field in the meantime, the field shows both values and asks which value is to be
 * stored.
 */
export function ChangedField<Name extends string, Value>(props: ChangedFieldProps<Name, Value>) {
  const { form, name, label, shown, children } = props
  const t = useT()
  const isChanged = !form.isNew && form.isChanged(name)
  const decide = (side: RecordSide) => {
    form.decide(name, side)
    // The buttons that choose one user's value disappear after the decision, so the field gets the focus.
    form.focus(name)
  }
  return (
    <chakra.div css={changedStyle} {...(isChanged ? { 'data-changed': '' } : {})}>
      {children}
      {isChanged && form.isDisputed(name) && (
        <chakra.div
          role="group"
          aria-label={`${label}: ${t('record.disputed')}`}
          display="grid"
          gap="2"
          marginTop="2"
          p="3"
          borderRadius="md"
          bg="warning.bg"
          textStyle="sm"
        >
          <chakra.strong fontWeight="semibold">{t('record.disputed')}</chakra.strong>
          <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="2">
            <Button onClick={() => decide('mine')}>
              {t('record.keepMine', { value: shown(form.draft[name]) || t('record.was.nothing') })}
            </Button>
            <Button onClick={() => decide('theirs')}>
              {t('record.takeTheirs', { value: shown(form.before[name]) || t('record.was.nothing') })}
            </Button>
          </chakra.div>
        </chakra.div>
      )}
      {isChanged && !form.isDisputed(name) && (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="3"
          marginTop="1"
          textStyle="xs"
          color="fg.muted"
        >
          <chakra.span minW="0" overflowWrap="anywhere">
            {t('record.was', { value: shown(form.before[name]) || t('record.was.nothing') })}
          </chakra.span>
          <chakra.button
            type="button"
            aria-label={`${t('record.takeBack')}: ${label}`}
            display="inline-flex"
            alignItems="center"
            gap="1"
            minH="6"
            fontWeight="medium"
            color="link"
            cursor="pointer"
            borderRadius="sm"
            onClick={() => {
              form.takeBack(name)
              // The button disappears when the value is restored, so the field gets the focus.
              form.focus(name)
            }}
          >
            <Icon of={Undo2} size={14} />
            {t('record.takeBack')}
          </chakra.button>
        </chakra.div>
      )}
    </chakra.div>
  )
}
