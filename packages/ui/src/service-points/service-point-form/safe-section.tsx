import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { type Translate, useT } from '../../i18n'
import { Button, fieldPair, type RecordSection, TextField } from '../../kernel'
import { RecordText } from '../../records'
import { type ServicePointSectionProps, usePointFields } from './service-point-form.types'

/** The texts about the meaning of an empty password field. A stored password is never sent to the page. */
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

/** The section for the virtual safe, which is shown only if the point has the module of the virtual safe. */
export const safeSection = (t: Translate, props: ServicePointSectionProps): RecordSection | false =>
  props.fields.ssId.state !== 'hidden' && {
    id: 'safe',
    title: t('service-points.section.safe'),
    fields: ['ssId', 'password'],
    content: <SafeSection {...props} />,
  }

/**
 * The fields of the virtual safe. A stored password is not shown. The form says that a password is set, and the user
 * can replace it.
 */
function SafeSection(props: ServicePointSectionProps) {
  const { form } = props
  const t = useT()
  const { field } = usePointFields(props)
  const { access, ...password } = field('password')
  const labelId = useId()
  const [isReplacing, setReplacing] = useState(false)
  const keep = () => {
    form.change('password', '')
    setReplacing(false)
  }
  const words = wordsOf[form.whole.backEndPassword]
  const isKept = words !== undefined && !isReplacing && form.draft.password === ''
  return (
    <chakra.div css={fieldPair}>
      <RecordText {...field('ssId')} />
      {isKept ? (
        <chakra.div role="group" aria-labelledby={labelId} display="grid" gap="1.5">
          <chakra.span id={labelId} textStyle="sm" fontWeight="medium">
            {password.label}
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
            {...password}
            type="password"
            autoComplete="new-password"
            isRequired={access.required}
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

/** Focuses the field that a button has opened, because this button has disappeared. */
const focusOnce = (element: HTMLElement | null) => element?.focus()
