import { createContext } from 'react'

/**
 * The element of the shell's top bar in which a page renders its title. `null`: the shell has not rendered the element
 * yet; `undefined`: the page has no shell, so its title is above its content.
 */
export const TopBarSlot = createContext<HTMLElement | null | undefined>(undefined)
