import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

const DIALOGS = '[role=dialog], [role=alertdialog]'

/**
 * Keeps the focus in an element whose content changes. If the focused control disappears, as when a cancelled order
 * leaves the table, the focus goes to another control instead of the top of the page.
 *
 * @param content what is shown: a new value may have removed controls.
 * @param fallbackOf where the focus goes once a control is gone; called while the control is still there.
 */
export const useKeptFocus = (
  box: RefObject<HTMLElement | null>,
  content: unknown,
  fallbackOf: (control: Element) => HTMLElement | null | undefined,
): void => {
  const last = useRef<{ readonly control: Element; readonly fallback: HTMLElement | null | undefined }>(
    undefined,
  )
  const findFallback = useEffectEvent(fallbackOf)

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target === document.body) return
      if (box.current?.contains(target)) last.current = { control: target, fallback: findFallback(target) }
      // A dialog above borrows the focus and returns it; what was focused here still counts.
      else if (!isAbove(target, box.current)) last.current = undefined
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [box])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is what has changed, not what is read.
  useLayoutEffect(() => {
    const lost = last.current
    if (lost === undefined || lost.control.isConnected) return
    const active = document.activeElement
    if (active !== null && active !== document.body && !isAbove(active, box.current)) return
    last.current = undefined
    lost.fallback?.focus()
  }, [content])
}

/** Whether an element is in a dialog that does not contain the box. */
const isAbove = (element: Element, box: Element | null): boolean => {
  const dialog = element.closest(DIALOGS)
  return dialog !== null && !dialog.contains(box)
}
