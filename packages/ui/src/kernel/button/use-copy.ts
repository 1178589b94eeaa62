import { useState } from 'react'

/** Copying a text to the clipboard: the outcome of the last attempt, if there was one, and the action. */
export interface Copying {
  readonly outcome: 'copied' | 'failed' | undefined
  readonly copy: () => void
  /** Forgets the outcome. */
  readonly reset: () => void
}

/** The state of a button that copies a text. A page without a secure connection has no clipboard, so copying fails there. */
export const useCopy = (text: string): Copying => {
  const [outcome, setOutcome] = useState<Copying['outcome']>()
  const write = async () => navigator.clipboard.writeText(text)
  return {
    outcome,
    copy: () =>
      void write().then(
        () => setOutcome('copied'),
        () => setOutcome('failed'),
      ),
    reset: () => setOutcome(undefined),
  }
}
