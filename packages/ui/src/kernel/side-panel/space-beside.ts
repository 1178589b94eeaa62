import { useEffect, useSyncExternalStore } from 'react'

/** The width of a panel next to the page, and of the space that the page leaves for the panel. */
export const SIDE_PANEL_WIDTH = '30rem'

/** Whether the window is so wide that a panel fits next to the page: at least as wide as the theme's breakpoint `xl`. */
export const hasSpaceBeside = (): boolean => matchMedia('(min-width: 75rem)').matches

const taken = { count: 0 }
const listeners = new Set<() => void>()

const change = (by: number): void => {
  taken.count += by
  for (const listener of listeners) listener()
}

/**
 * Makes the page leave space for the panel. The page changes only after the panel is painted, because the layout of
 * the page takes longer than rendering the panel.
 */
export const useSpaceBeside = (isTaken: boolean): void => {
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

/** Whether the page currently leaves space for a panel next to it. */
export const useIsSpaceTaken = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => taken.count > 0,
  )
