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
 * Moves the focus when the step of a new order changes; the dialog itself focuses its first step. Returns the ref of
 * the button that leads to the next step, which gets the focus.
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
