import { type ReactNode, useState } from 'react'
import { DiscardDialog } from './question-dialogs'

export interface DiscardOptions {
  readonly isOpen: boolean
  /** Something was typed that closing would lose. */
  readonly isDirty: boolean
  /** Something is being sent: until it is over, nothing closes. */
  readonly isBusy?: boolean
  readonly onClose: () => void
}

export interface Discard {
  /** Closes, or asks before. */
  readonly close: () => void
  /** The question, to be drawn beside the dialog. */
  readonly question: ReactNode
}

/** The way out of a dialog in which something can be typed: nothing of it is lost without a question. */
export function useDiscard({ isOpen, isDirty, isBusy = false, onClose }: DiscardOptions): Discard {
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
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          setAsking(false)
          onClose()
        }}
      />
    ),
  }
}
