import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { move } from './motion'

export interface CollapseProps {
  readonly id: string
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** Content that collapses under its heading. Collapsed content is inert, not only invisible. */
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
      // A press during the animation has already started the opposite one, which decides at its end.
      if (wasOpen.current !== isOpen) return
      for (const property of ['overflow', 'height', 'opacity']) element.style.removeProperty(property)
      if (!isOpen) setDrawn(false)
    })
  }, [isOpen])
  return (
    <div id={id} ref={box} hidden={!isDrawn} {...(isDrawn && !isOpen ? { inert: true } : {})}>
      {isDrawn && children}
    </div>
  )
}
