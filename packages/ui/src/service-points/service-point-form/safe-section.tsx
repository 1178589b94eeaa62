import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useT } from '../../i18n'
import { Button, fieldPair, TextField } from '../../kernel'
import { PointText } from './point-fields'
import type { ServicePointSectionProps } from './service-point-form.types'

export interface SafeSectionProps extends ServicePointSectionProps {
  /** A password is stored. It is never sent to the page: an empty field leaves it as it is. */
  readonly hasStoredPassword: boolean
}

/** The account of the virtual safe. A stored password shows only that it is set, and can be replaced. */
export function SafeSection({ form, fields, hasStoredPassword }: SafeSectionProps) {
  const t = useT()
  const labelId = useId()
  const [isReplacing, setReplacing] = useState(false)
  const label = t('service-points.form.password')
  const keep = () => {
    form.change('password', '')
    setReplacing(false)
  }
  const isKept = hasStoredPassword && !isReplacing && form.draft.password === ''
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
            <chakra.span textStyle="sm">{t('service-points.password.set')}</chakra.span>
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
            hint={hasStoredPassword ? t('service-points.password.replaced') : undefined}
            {...(isReplacing ? { inputRef: focusOnce } : {})}
          />
          {hasStoredPassword && (
            <Button size="sm" onClick={keep}>
              {t('service-points.password.keep')}
            </Button>
          )}
        </chakra.div>
      )}
    </chakra.div>
  )
}

/** The button that opened the field is gone: the focus moves on to what it opened. */
const focusOnce = (element: HTMLElement | null) => element?.focus()
