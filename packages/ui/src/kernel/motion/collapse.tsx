import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { move } from './motion'

export interface CollapseProps {
  readonly id: string
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** Content that can be collapsed under its heading. Collapsed content is invisible and inert. */
export function Collapse({ id, isOpen, children }: CollapseProps) {
  const box = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  const [isRendered, setRendered] = useState(isOpen)
  if (isOpen && !isRendered) setRendered(true)
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
      // A click during an animation starts the opposite animation. Only the end of the latest animation has an
      // effect.
      if (wasOpen.current !== isOpen) return
      for (const property of ['overflow', 'height', 'opacity']) element.style.removeProperty(property)
      if (!isOpen) setRendered(false)
    })
  }, [isOpen])
  return (
    <div id={id} ref={box} hidden={!isRendered} {...(isRendered && !isOpen ? { inert: true } : {})}>
      {isRendered && children}
    </div>
  )
}
