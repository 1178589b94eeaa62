import { useState } from 'react'

export interface Discard {
  readonly isOpen: boolean
  /** Whether something is lost by closing. */
  readonly isDirty: boolean
  readonly onClose: () => void
}

/** Closing of a dialog with a form: at once while nothing was typed, else after `DiscardDialog` was answered. */
export const useDiscard = ({ isOpen, isDirty, onClose }: Discard) => {
  const [isAsking, setAsking] = useState(false)
  return {
    close: () => (isDirty ? setAsking(true) : onClose()),
    /** What `DiscardDialog` takes. */
    question: {
      isOpen: isOpen && isAsking,
      onKeep: () => setAsking(false),
      onDiscard: () => {
        setAsking(false)
        onClose()
      },
    },
  }
}
