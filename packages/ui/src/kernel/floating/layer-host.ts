import { Portal } from '@chakra-ui/react'
import { type ComponentProps, createContext, createElement, type RefObject, use } from 'react'

/** Parent of dialogs, panels and menus: the end of the page, unless a provider has its own element. */
export const LayerHost = createContext<RefObject<HTMLElement | null> | undefined>(undefined)

type LayerProps = Pick<ComponentProps<typeof Portal>, 'children' | 'container'>

/** Renders its children over the page, in `container` unless a provider has its own element. */
export const Layer = ({ children, container }: LayerProps) => {
  const host = use(LayerHost) ?? container
  return createElement(Portal, host && { container: host }, children)
}
