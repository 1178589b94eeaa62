import { Portal } from '@chakra-ui/react'
import { type ComponentProps, createContext, createElement, type RefObject, use } from 'react'

/** Parent element of dialogs, panels and menus: by default the end of the page, or an element that a provider sets. */
export const LayerHost = createContext<RefObject<HTMLElement | null> | undefined>(undefined)

type LayerProps = Pick<ComponentProps<typeof Portal>, 'children' | 'container'>

/** Renders its children over the page: in the element that a provider sets, else in `container`. */
export const Layer = ({ children, container }: LayerProps) => {
  const host = use(LayerHost) ?? container
  return createElement(Portal, host && { container: host }, children)
}
