import { chakra } from '@chakra-ui/react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { move } from './motion'

export interface CollapseProps {
  readonly id: string
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** Content that folds away under its heading. Folded content is out of the document's reach, not only out of sight. */
export function Collapse({ id, isOpen, children }: CollapseProps) {
  const box = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  const [isDrawn, setDrawn] = useState(isOpen)
  if (isOpen && !isDrawn) setDrawn(true)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null || wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    const full = `${element.scrollHeight}px`
    element.style.overflow = 'hidden'
    const frames = isOpen
      ? { height: ['0px', full], opacity: ['0', '1'] }
      : { height: [full, '0px'], opacity: ['1', '0'] }
    move(element, frames, () => {
      // A press during the movement has already started the opposite one, whose end decides.
      if (wasOpen.current !== isOpen) return
      for (const property of ['overflow', 'height', 'opacity']) element.style.removeProperty(property)
      if (!isOpen) setDrawn(false)
    })
  }, [isOpen])
  return (
    <chakra.div id={id} ref={box} hidden={!isDrawn} {...(isDrawn && !isOpen ? { inert: true } : {})}>
      {isDrawn && children}
    </chakra.div>
  )
}
