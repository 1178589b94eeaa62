import { Portal } from '@chakra-ui/react'
import { type ComponentProps, createContext, createElement, type RefObject, use } from 'react'

/** Where dialogs, panels and menus are drawn: the end of the page, unless a provider has a place of its own. */
export const LayerHost = createContext<RefObject<HTMLElement | null> | undefined>(undefined)

type LayerProps = Pick<ComponentProps<typeof Portal>, 'children' | 'container'>

/** Draws its children over the page, in `container` where the page has no other place for layers. */
export const Layer = ({ children, container }: LayerProps) => {
  const host = use(LayerHost) ?? container
  return createElement(Portal, host && { container: host }, children)
}
