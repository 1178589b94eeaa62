import { type ReactNode, useState } from 'react'
import { DiscardDialog, type DiscardWords } from './question-dialogs'

/** The state of a dialog with a form, and its texts. */
export interface DiscardOptions {
  readonly isOpen: boolean
  /** Whether closing would lose values that the user typed. */
  readonly isDirty: boolean
  /** Whether a request is in progress. The dialog can't be closed until the request ends. */
  readonly isBusy?: boolean
  readonly onClose: () => void
  /** Texts of the question; by default they say that typed values would be lost. */
  readonly words?: DiscardWords | undefined
}

/** The function that closes a dialog with a form, and the question before typed values are lost. */
export interface Discard {
  /** Closes the dialog, or asks first if values were typed. */
  readonly close: () => void
  /** The dialog with the question; render it next to the form's dialog. */
  readonly question: ReactNode
}

/** The function that closes a dialog with a form, and the question that is asked first if values were typed. */
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
