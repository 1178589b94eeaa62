import { useEffect, useRef, useState } from 'react'

export interface AfterClick {
  /** Runs an action at once or, while a mouse button or a finger is down, after the click. */
  readonly run: (action: () => void) => void
  /** Drops a waiting action. */
  readonly drop: () => void
}

/** Delays actions that move the page until a click is over, so that its target stays under the pointer. */
export function useAfterClick(): AfterClick {
  const isDown = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useEffect(
    () =>
      onPress((is) => {
        isDown.current = is
        if (!is) for (const action of waiting.current.splice(0)) action()
      }),
    [],
  )
  return {
    run: (action) => {
      if (isDown.current) waiting.current.push(action)
      else action()
    },
    drop: () => {
      waiting.current.length = 0
    },
  }
}

/**
 * A value for display: while a mouse button or a finger is down it stays as it was, so that a field that is left by a
 * click does not move the target of the click.
 */
export function useStillDuringClick<T>(value: T): T {
  const [isDown, setIsDown] = useState(false)
  const [still, setStill] = useState<{ readonly value: T }>({ value })
  useEffect(() => onPress(setIsDown), [])
  if (isDown) return still.value
  if (!Object.is(still.value, value)) setStill({ value })
  return value
}

/** Reports each press of a mouse button or a finger, and its end after the click. Returns the function that stops. */
function onPress(report: (isDown: boolean) => void): () => void {
  const start = () => report(true)
  // The click follows immediately; rendering a control in between would lose its change.
  const release = () => setTimeout(() => report(false))
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
}
