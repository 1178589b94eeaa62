import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * When new orders take the focused row away, as a cancellation does that moves it to another table, the focus goes to the
 * heading of the section that it was in, and not to the top of the page.
 */
export const useKeptFocus = (box: RefObject<HTMLElement | null>, orders: unknown): void => {
  const last = useRef<{ readonly control: Element; readonly section: Element | null }>(undefined)

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target === document.body) return
      // A dialog takes the focus for a while and gives it back; what was focused here still counts.
      if (box.current?.contains(target))
        last.current = { control: target, section: target.closest('section') }
      else if (target.closest('[role=dialog], [role=alertdialog]') === null) last.current = undefined
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [box])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the orders are what has changed, not what is read.
  useLayoutEffect(() => {
    const focused = last.current
    if (focused === undefined || focused.control.isConnected) return
    if (document.activeElement !== null && document.activeElement !== document.body) return
    last.current = undefined
    focused.section?.querySelector<HTMLElement>('h2 button')?.focus()
  }, [orders])
}
