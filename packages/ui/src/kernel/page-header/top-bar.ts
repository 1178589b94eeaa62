import { createContext } from 'react'

/**
 * The element of the shell's top bar that contains the title of the page. `null`: the shell has not rendered the
 * element yet; `undefined`: the page has no shell, so its title is above the page.
 */
export const TopBarSlot = createContext<HTMLElement | null | undefined>(undefined)
