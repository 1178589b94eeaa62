import { type RefObject, useEffect } from 'react'

/** What is folded on the screen is printed open, and folded again afterwards. */
export const useOpenedForPrint = (box: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let opened: readonly HTMLDetailsElement[] = []
    const open = () => {
      opened = [...(box.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])]
      for (const fold of opened) fold.open = true
    }
    const close = () => {
      for (const fold of opened) fold.open = false
      opened = []
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', close)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', close)
    }
  }, [box])
}
