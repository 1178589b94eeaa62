import { cloneElement, type MouseEvent, type ReactElement, useId } from 'react'
import { HiddenText } from '../texts/hidden-text'
import { type TooltipAttributes, tooltip } from './tooltip'

export interface ExplainedProps {
  /** The reason why the control can't be used now; `undefined` if it can. */
  readonly reason: string | undefined
  readonly children: ReactElement<
    Partial<TooltipAttributes> & {
      'aria-disabled'?: boolean | undefined
      'aria-describedby'?: string | undefined
      onClick?: ((event: MouseEvent) => void) | undefined
    }
  >
}

const refuse = (event: MouseEvent): void => {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * A wrapper that explains why a control is disabled. The control stays in the tab order, so that every user can read
 * the reason.
 */
export function Explained({ reason, children }: ExplainedProps) {
  const id = useId()
  if (reason === undefined) return children
  return (
    <>
      {cloneElement(children, {
        'aria-disabled': true,
        'aria-describedby': id,
        onClick: refuse,
        ...tooltip(reason),
      })}
      <HiddenText id={id}>{reason}</HiddenText>
    </>
  )
}
