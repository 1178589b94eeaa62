import { useState } from 'react'

/** True from the first time that something is wanted: it is then fetched and drawn, and keeps its state while hidden. */
export const useOnceWanted = (isWanted: boolean): boolean => {
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWasWanted(true)
  return wasWanted || isWanted
}
