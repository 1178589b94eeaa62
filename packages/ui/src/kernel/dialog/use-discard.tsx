import { type ReactNode, useState } from 'react'
import { DiscardDialog, type DiscardWords } from './question-dialogs'

export interface DiscardOptions {
  readonly isOpen: boolean
  /** Something was typed that closing would lose. */
  readonly isDirty: boolean
  /** Something is being sent: the dialog can't close until that is done. */
  readonly isBusy?: boolean
  readonly onClose: () => void
  /** What the question says; by default, that something typed would be lost. */
  readonly words?: DiscardWords | undefined
}

export interface Discard {
  /** Closes, or asks first. */
  readonly close: () => void
  /** The question; render it beside the dialog. */
  readonly question: ReactNode
}

/** Closes a dialog with a form, and asks first if something was typed. */
export function useDiscard({ isOpen, isDirty, isBusy = false, onClose, words }: DiscardOptions): Discard {
  const [isAsking, setAsking] = useState(false)
  return {
    close: () => {
      if (isBusy) return
      if (isDirty) setAsking(true)
      else onClose()
    },
    question: (
      <DiscardDialog
        isOpen={isOpen && isAsking}
        words={words}
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          setAsking(false)
          onClose()
        }}
      />
    ),
  }
}
