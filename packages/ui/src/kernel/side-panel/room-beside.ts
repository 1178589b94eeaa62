import { useEffect } from 'react'

/** The width of a panel beside the page, and of the room that the page leaves for it. */
export const SIDE_PANEL_WIDTH = '30rem'

/** Selects what stands in a page that has an open panel beside it. */
export const BESIDE_PANEL = '[data-side-panel] &'

/** Whether there is room for a panel beside the page: from the breakpoint `xl` of the theme on. */
export const hasRoomBeside = (): boolean => matchMedia('(min-width: 75rem)').matches

/** Makes the page leave room at its side. */
export const useRoomBeside = (isTaken: boolean): void => {
  useEffect(() => {
    if (!isTaken) return
    const { dataset } = document.documentElement
    dataset['sidePanel'] = ''
    return () => {
      delete dataset['sidePanel']
    }
  }, [isTaken])
}
