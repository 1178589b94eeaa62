import { useEffect, useRef } from 'react'

interface Press {
  isDown: boolean
  readonly waiting: (() => void)[]
}

export interface AfterClick {
  /** Runs an action at once or, while a mouse button or a finger is down, after the click. */
  readonly run: (action: () => void) => void
  /** Drops a waiting action. */
  readonly drop: () => void
}

/** Delays actions that move the page until a click is over, so that its target stays under the pointer. */
export function useAfterClick(): AfterClick {
  const press = useRef<Press>({ isDown: false, waiting: [] })
  useEffect(() => {
    const start = () => {
      press.current.isDown = true
    }
    const finish = () => {
      press.current.isDown = false
      for (const action of press.current.waiting.splice(0)) action()
    }
    // The click follows immediately; rendering a control in between would lose its change.
    const release = () => setTimeout(finish)
    const listeners = [
      ['pointerdown', start],
      // A tap sends the click after its pointer is up.
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
