import type { ListAct } from '@remesa/ui/kernel'
import { useLocation } from 'wouter'

/** Makes an act of a list out of a page that goes with it. */
export const useLinkAct = (): ((link: Omit<ListAct, 'onSelect'> & { readonly href: string }) => ListAct) => {
  const [, navigate] = useLocation()
  return (link) => ({ ...link, onSelect: () => navigate(link.href) })
}
