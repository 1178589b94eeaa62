import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

const DIALOGS = '[role=dialog], [role=alertdialog]'

type Fallback = HTMLElement | null | undefined

/**
 * Keeps the focus in an element whose content changes. If the focused control disappears, for example when a
 * cancelled order leaves the table, another control gets the focus. Otherwise the browser would move the focus to
 * the top of the page.
 * @param content the shown content. After a change of the content, controls may be missing.
 * @param fallbacksOf a function that returns the controls to focus if a control disappears, in order of preference.
 * It is called before that control disappears.
 */
export const useKeptFocus = (
  box: RefObject<HTMLElement | null>,
  content: unknown,
  fallbacksOf: (control: Element) => readonly Fallback[],
): void => {
  const last = useRef<{ readonly control: Element; readonly fallbacks: readonly Fallback[] }>(undefined)
  const findFallbacks = useEffectEvent(fallbacksOf)

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target === document.body) return
      if (box.current?.contains(target)) last.current = { control: target, fallbacks: findFallbacks(target) }
      // A dialog above the element takes the focus and returns it later, so the last focused control inside the element
      // is remembered.
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
    lost.fallbacks.find((fallback) => fallback?.isConnected)?.focus()
  }, [content])
}

/** Whether an element is in a dialog that does not contain `box`. */
const isAbove = (element: Element, box: Element | null): boolean => {
  const dialog = element.closest(DIALOGS)
  return dialog !== null && !dialog.contains(box)
}

/**
 * The controls to focus if a control in a table disappears: the control that opens its row, else the next row, else
 * the previous row.
 */
export const rowFallbacks = (control: Element, opener: string): readonly Fallback[] => {
  const row = control.closest('tr')
  return [row, row?.nextElementSibling, row?.previousElementSibling].map((near) =>
    near?.querySelector<HTMLElement>(opener),
  )
}
