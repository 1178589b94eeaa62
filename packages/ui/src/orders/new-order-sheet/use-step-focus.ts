import { type RefObject, useEffect, useRef } from 'react'
import type { NewOrderPhase } from './new-order.types'

/** What the sheet of a new order shows. */
export type NewOrderStep = 'fill' | 'check' | 'receipt'

export const stepOf = (phase: NewOrderPhase, receipt: unknown): NewOrderStep => {
  if (receipt !== undefined) return 'receipt'
  return phase === 'confirming' || phase === 'saving' ? 'check' : 'fill'
}

export interface StepFocus {
  /** The button that leads on, which has the focus when a step begins. */
  readonly main: RefObject<HTMLButtonElement | null>
  /** Moves the focus to the first text that is required and still empty, once it is drawn. */
  readonly first: (formId: string) => void
}

/** Moves the focus along with the steps of a new order; its first step is focused by the dialog. */
export const useStepFocus = (
  isOpen: boolean,
  step: NewOrderStep,
  start: RefObject<HTMLElement | null>,
): StepFocus => {
  const main = useRef<HTMLButtonElement>(null)
  const last = useRef(step)
  useEffect(() => {
    const isNew = last.current === 'receipt' && step === 'fill'
    if (isOpen && last.current !== step) (isNew ? start : main).current?.focus()
    last.current = step
  }, [isOpen, step, start])
  return {
    main,
    first: (formId) =>
      setTimeout(() => {
        const fields = document.getElementById(formId)?.querySelectorAll<HTMLInputElement>(REQUIRED_TEXTS)
        ;[...(fields ?? [])].find(({ value }) => value === '')?.focus()
      }),
  }
}

const REQUIRED_TEXTS = 'input[aria-required=true]:not([type=radio]), select[aria-required=true]'
