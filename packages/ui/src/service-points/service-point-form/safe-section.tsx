import { chakra } from '@chakra-ui/react'
import type { BackEndPassword } from '@remesa/domain/service-points'
import { useId, useState } from 'react'
import { useT } from '../../i18n'
import { Button, fieldPair, TextField } from '../../kernel'
import { PointText } from './point-fields'
import type { ServicePointSectionProps } from './service-point-form.types'

const wordsOf = {
  none: undefined,
  stored: {
    set: 'service-points.password.set',
    replaced: 'service-points.password.replaced',
    keep: 'service-points.password.keep',
  },
  default: {
    set: 'service-points.password.default',
    replaced: 'service-points.password.default.replaced',
    keep: 'service-points.password.default.keep',
  },
} as const

export interface SafeSectionProps extends ServicePointSectionProps {
  /** What an empty field stands for. A password of the back end is never sent to the page. */
  readonly backEndPassword: BackEndPassword
}

/** The account of the virtual safe. A password of the back end shows only that it is set, and can be replaced. */
export function SafeSection({ form, fields, backEndPassword }: SafeSectionProps) {
  const t = useT()
  const labelId = useId()
  const [isReplacing, setReplacing] = useState(false)
  const label = t('service-points.form.password')
  const keep = () => {
    form.change('password', '')
    setReplacing(false)
  }
  const words = wordsOf[backEndPassword]
  const isKept = words !== undefined && !isReplacing && form.draft.password === ''
  return (
    <chakra.div css={fieldPair}>
      <PointText form={form} fields={fields} name="ssId" />
      {isKept ? (
        <chakra.div role="group" aria-labelledby={labelId} display="grid" gap="1.5">
          <chakra.span id={labelId} textStyle="sm" fontWeight="medium">
            {label}
          </chakra.span>
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="3"
            minH={{ base: '11', lg: '9' }}
          >
            <chakra.span textStyle="sm">{t(words.set)}</chakra.span>
            <Button size="sm" onClick={() => setReplacing(true)}>
              {t('service-points.password.replace')}
            </Button>
          </chakra.div>
        </chakra.div>
      ) : (
        <chakra.div display="grid" gap="2" justifyItems="start">
          <TextField
            form={form}
            name="password"
            type="password"
            autoComplete="new-password"
            label={label}
            isRequired={fields.password.required}
            hint={words && t(words.replaced)}
            {...(isReplacing ? { inputRef: focusOnce } : {})}
          />
          {words && (
            <Button size="sm" onClick={keep}>
              {t(words.keep)}
            </Button>
          )}
        </chakra.div>
      )}
    </chakra.div>
  )
}

/** The button that opened the field is gone: the focus moves on to what it opened. */
const focusOnce = (element: HTMLElement | null) => element?.focus()
