import { createContext } from 'react'

/**
 * Where the frame has room for a page's title: an element of its top bar. `null`: the frame is about to draw it;
 * `undefined`: there is no frame, and the title stands above the page.
 */
export const TopBarSlot = createContext<HTMLElement | null | undefined>(undefined)
