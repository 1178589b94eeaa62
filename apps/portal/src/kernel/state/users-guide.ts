import { createContext } from 'react'

/** Opens the users guide; `undefined` if the user's country has no guide. */
export const UsersGuideContext = createContext<(() => void) | undefined>(undefined)
