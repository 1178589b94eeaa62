import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

const DIALOGS = '[role=dialog], [role=alertdialog]'

/**
 * When what is shown in a box changes and takes the focused control with it, as a cancelled order takes its row, the focus
 * goes to another control and not to the top of the page.
 *
 * @param content what is shown: another value may have taken controls away.
 * @param fallbackOf where the focus goes after a control is gone; found while the control is still there.
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
      // A dialog above takes the focus for a while and gives it back; what was focused here still counts.
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

/** Whether an element is in a dialog that does not hold the box. */
const isAbove = (element: Element, box: Element | null): boolean => {
  const dialog = element.closest(DIALOGS)
  return dialog !== null && !dialog.contains(box)
}
