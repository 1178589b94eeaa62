import { useState } from 'react'

/** The copying of a text to the clipboard: the outcome of the last attempt, and the function that copies. */
export interface Copying {
  readonly outcome: 'copied' | 'failed' | undefined
  readonly copy: () => void
  /** Removes the outcome of the last attempt. */
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
