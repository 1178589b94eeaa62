import { useEffect, useState } from 'react'

/** The width of a panel beside the page, and of the room that the page leaves for it. */
export const SIDE_PANEL_WIDTH = '30rem'

/** Selects what stands in a page that has an open panel beside it. */
export const BESIDE_PANEL = '[data-side-panel] &'

/** The breakpoint `xl` of the theme. At a larger zoom the same window is narrower. */
const ROOM = '(min-width: 75rem)'

/** Whether there is room for a panel beside the page. On paper it is what it was on the screen. */
export const useHasRoom = (): boolean => {
  const [hasRoom, setRoom] = useState(() => matchMedia(ROOM).matches)
  useEffect(() => {
    const query = matchMedia(ROOM)
    const onChange = () => {
      if (!matchMedia('print').matches) setRoom(query.matches)
    }
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }, [])
  return hasRoom
}

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
