import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { FieldError } from './field-error'

/** The props that every field has, whichever control it contains. */
export interface FieldFrameProps {
  /** Visible label and accessible name of the field. */
  readonly label: string
  readonly isRequired?: boolean | undefined
  readonly hint?: ReactNode
  /** The error of the value, in words. */
  readonly error?: string | undefined
  /** Whether only screen readers read the label, because a heading or a neighbouring field already shows it. */
  readonly isLabelHidden?: boolean | undefined
  /** A small control at the end of the line of the label. */
  readonly labelEnd?: ReactNode
}

/** Props that connect a control with its label, hint and error. */
export interface ControlAttributes {
  readonly id: string
  readonly 'aria-required'?: true
  readonly 'aria-invalid'?: true
  readonly 'aria-describedby'?: string
}

interface FrameProps extends FieldFrameProps {
  readonly id?: string | undefined
  readonly after?: ReactNode
  readonly children: (attributes: ControlAttributes) => ReactNode
}

const root = {
  display: 'flex',
  flexDirection: 'column',
  gap: '1.5',
  minW: 0,
  width: 'full',
  '& .r-label': { display: 'flex', gap: '1', textStyle: 'sm', fontWeight: 'medium', color: 'fg' },
  '& .r-label label': { minW: 0, overflowWrap: 'anywhere' },
  '& .r-label-end': { marginInlineStart: 'auto', flexShrink: 0 },
  '& .r-label[data-hidden]': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '& .r-required': { color: 'danger.fg' },
  '& .r-hint': { textStyle: 'xs', color: 'fg.muted' },
} as const

/** The layout of every field: the label above the control, the hint and the error below. */
export function FieldFrame({
  id,
  label,
  isRequired,
  hint,
  error,
  isLabelHidden,
  labelEnd,
  after,
  children,
}: FrameProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const described = [
    ...(hint === undefined ? [] : [`${controlId}-hint`]),
    ...(error === undefined ? [] : [`${controlId}-error`]),
  ]
  return (
    <chakra.div css={root}>
      <div className="r-label" {...(isLabelHidden ? { 'data-hidden': '' } : {})}>
        <label htmlFor={controlId} id={`${controlId}-label`}>
          {label}
        </label>
        {isRequired && (
          <span className="r-required" aria-hidden="true">
            *
          </span>
        )}
        {labelEnd !== undefined && <span className="r-label-end">{labelEnd}</span>}
      </div>
      {children({
        id: controlId,
        ...(isRequired ? { 'aria-required': true } : {}),
        ...(error === undefined ? {} : { 'aria-invalid': true }),
        ...(described.length === 0 ? {} : { 'aria-describedby': described.join(' ') }),
      })}
      {hint !== undefined && (
        <div className="r-hint" id={`${controlId}-hint`}>
          {hint}
        </div>
      )}
      {error !== undefined && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
      {after}
    </chakra.div>
  )
}
