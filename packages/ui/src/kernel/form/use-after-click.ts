import { useEffect, useRef, useState } from 'react'

export interface AfterClick {
  /** Runs an action at once. While a mouse button or a finger is down, the action runs only after the click has ended. */
  readonly run: (action: () => void) => void
  /** Drops the action that waits for the end of a click. */
  readonly drop: () => void
}

/**
 * Delays actions that move content of the page until the current click has ended, so that the clicked element stays
 * under the pointer.
 */
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
 * The value that is shown. While a mouse button or a finger is down, this is the previous value, because a new value
 * could move the element that is being clicked.
 */
export function useStillDuringClick<T>(value: T): T {
  const [isDown, setIsDown] = useState(false)
  const [still, setStill] = useState<{ readonly value: T }>({ value })
  useEffect(() => onPress(setIsDown), [])
  if (isDown) return still.value
  if (!Object.is(still.value, value)) setStill({ value })
  return value
}

/**
 * Calls a function with `true` when a mouse button or a finger is pressed, and with `false` when the following click
 * has ended. Returns the function that stops these calls.
 */
function onPress(report: (isDown: boolean) => void): () => void {
  const start = () => report(true)
  // The browser sends the click right after this event. If a control was rendered again before the click, the change
  // by this click would be lost.
  const release = () => setTimeout(() => report(false))
  const listeners = [
    ['pointerdown', start],
    // On a touch screen the browser sends the click after the pointer is up, so mouse events are observed as well.
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
