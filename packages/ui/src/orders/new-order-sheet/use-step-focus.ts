import { type RefObject, useEffect, useRef } from 'react'
import type { NewOrderPhase } from './new-order.types'

/** The step of a new order that the sheet shows. */
export type NewOrderStep = 'fill' | 'check' | 'days' | 'receipt'

export const stepOf = (
  phase: NewOrderPhase,
  { receipt, dayOrders }: { readonly receipt?: unknown; readonly dayOrders?: unknown },
): NewOrderStep => {
  if (receipt !== undefined) return 'receipt'
  if (dayOrders !== undefined) return 'days'
  return phase === 'confirming' || phase === 'saving' ? 'check' : 'fill'
}

/**
 * Moves the focus to the button that leads to the next step when the step of a new order changes. In the first step,
 * the dialog itself sets the focus. Returns the ref of that button.
 */
export const useStepFocus = (
  isOpen: boolean,
  step: NewOrderStep,
  start: RefObject<HTMLElement | null>,
): RefObject<HTMLButtonElement | null> => {
  const main = useRef<HTMLButtonElement>(null)
  const last = useRef(step)
  useEffect(() => {
    const isNew = last.current === 'receipt' && step === 'fill'
    if (isOpen && last.current !== step) (isNew ? start : main).current?.focus()
    last.current = step
  }, [isOpen, step, start])
  return main
}
