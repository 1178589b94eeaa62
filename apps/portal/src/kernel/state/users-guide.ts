import { createContext } from 'react'

/** Opens the users guide; `undefined` where the country of the user offers none. */
export const UsersGuideContext = createContext<(() => void) | undefined>(undefined)
