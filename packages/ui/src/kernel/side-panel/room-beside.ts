import { useEffect, useSyncExternalStore } from 'react'

/** The width of a panel beside the page, and of the room that the page leaves for it. */
export const SIDE_PANEL_WIDTH = '30rem'

/** Whether there is room for a panel beside the page: from the breakpoint `xl` of the theme on. */
export const hasRoomBeside = (): boolean => matchMedia('(min-width: 75rem)').matches

const taken = { count: 0 }
const listeners = new Set<() => void>()

const change = (by: number): void => {
  taken.count += by
  for (const listener of listeners) listener()
}

/**
 * Makes the page leave room at its side, once what takes the room has been painted: to lay the page out again takes
 * longer than to draw a panel.
 */
export const useRoomBeside = (isTaken: boolean): void => {
  useEffect(() => {
    if (!isTaken) return
    let isLeft = false
    let task: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => {
        isLeft = true
        change(1)
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(task)
      if (isLeft) change(-1)
    }
  }, [isTaken])
}

/** Whether a panel stands beside the page, which leaves room for it. */
export const useIsRoomTaken = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => taken.count > 0,
  )
