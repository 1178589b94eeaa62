import { chakra } from '@chakra-ui/react'
import { useT } from '../../i18n'
import { visuallyHidden } from '../texts/visually-hidden'
import { controlStyle } from './control.recipe'
import { FieldFrame, type FieldFrameProps } from './field-frame'
import type { ValueProps } from './text-input'

export interface TextAreaProps extends FieldFrameProps, ValueProps<string> {
  /**
   * Maximum number of characters, shown as a counter. More characters can be typed, so that pasted text is not cut
   * without notice.
   */
  readonly limit?: number | undefined
  readonly rows?: number | undefined
}

const Area = chakra('textarea', { base: { ...controlStyle, py: '2', minH: '20', resize: 'vertical' } })

/** A field for several lines of text. */
export function TextArea({
  value,
  onChange,
  onBlur,
  id,
  name,
  inputRef,
  limit,
  rows = 3,
  ...frame
}: TextAreaProps) {
  return (
    <FieldFrame {...frame} id={id} after={limit !== undefined && <Counter value={value} limit={limit} />}>
      {(attributes) => (
        <Area
          {...attributes}
          ref={inputRef}
          name={name}
          rows={rows}
          value={value}
          onChange={(event) => onChange({ value: event.currentTarget.value })}
          onBlur={onBlur}
        />
      )}
    </FieldFrame>
  )
}

const NEAR_THE_END = 20

function Counter({ value, limit }: { readonly value: string; readonly limit: number }) {
  const t = useT()
  const count = [...value].length
  const left = limit - count
  return (
    <>
      <chakra.div
        aria-hidden="true"
        textStyle="xs"
        textAlign="end"
        fontVariantNumeric="tabular-nums"
        color={left < 0 ? 'danger.fg' : 'fg.muted'}
      >
        {t('field.characters', { count, limit })}
      </chakra.div>
      {/*
       * A screen reader announces the counter only near the limit, because a count after every key would interrupt the
       * reading of the typed text.
       */}
      <chakra.div role="status" css={visuallyHidden}>
        {left >= 0 && left <= NEAR_THE_END ? t('field.charactersLeft', { count: left }) : ''}
      </chakra.div>
    </>
  )
}
