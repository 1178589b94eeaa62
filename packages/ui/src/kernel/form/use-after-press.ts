import { useEffect, useRef } from 'react'

interface Press {
  isDown: boolean
  readonly waiting: (() => void)[]
}

export interface AfterPress {
  /** Runs it at once, or, while a button of the mouse or a finger is down, when the press has become a click. */
  readonly run: (action: () => void) => void
  /** Forgets what still waits. */
  readonly drop: () => void
}

/** Lets what moves the page wait for a press to be over: what is under the pointer must stay there until then. */
export function useAfterPress(): AfterPress {
  const press = useRef<Press>({ isDown: false, waiting: [] })
  useEffect(() => {
    const start = () => {
      press.current.isDown = true
    }
    const finish = () => {
      press.current.isDown = false
      for (const action of press.current.waiting.splice(0)) action()
    }
    // The click comes right after it, and a control must not be drawn in between: it would lose its change.
    const release = () => setTimeout(finish)
    const listeners = [
      ['pointerdown', start],
      // A tap sends it after its pointer is up.
      ['mousedown', start],
      ['pointerup', release],
      ['mouseup', release],
      ['pointercancel', release],
    ] as const
    for (const [type, listener] of listeners) addEventListener(type, listener, true)
    return () => {
      for (const [type, listener] of listeners) removeEventListener(type, listener, true)
    }
  }, [])
  return {
    run: (action) => {
      if (press.current.isDown) press.current.waiting.push(action)
      else action()
    },
    drop: () => {
      press.current.waiting.length = 0
    },
  }
}
