import { createContext } from 'react'

/**
 * The element of the frame's top bar for a page's title. `null`: the frame is about to render it;
 * `undefined`: there is no frame, and the title is above the page.
 */
export const TopBarSlot = createContext<HTMLElement | null | undefined>(undefined)
