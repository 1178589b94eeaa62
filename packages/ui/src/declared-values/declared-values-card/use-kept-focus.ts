import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** When the record that had the focus goes, as a deletion makes it, the focus goes to the fallback and is not lost. */
export const useKeptFocus = (
  box: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
  records: unknown,
): void => {
  const last = useRef<Element>(undefined)

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target === document.body) return
      // A dialog above takes the focus for a while and gives it back; what was focused here still counts.
      if (box.current?.contains(target)) last.current = target
      else if (target.closest('[role=alertdialog]') === null) last.current = undefined
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [box])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the records are what has changed, not what is read.
  useLayoutEffect(() => {
    if (last.current === undefined || last.current.isConnected) return
    last.current = undefined
    fallback.current?.focus()
  }, [records])
}
