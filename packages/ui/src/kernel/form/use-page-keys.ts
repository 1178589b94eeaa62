import { useEffect, useEffectEvent } from 'react'

/**
 * The shortcuts of a page, which work wherever the focus is. While a dialog is open they do nothing, because the
 * dialog has shortcuts of its own. A key that is held down works once.
 *
 * @param actionOf the action of a key press, or `undefined` for a key that is no shortcut of the page.
 */
export function usePageKeys(actionOf: (event: KeyboardEvent) => (() => void) | undefined): void {
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event)
    if (action === undefined) return
    event.preventDefault()
    if (event.repeat || document.querySelector('[role=dialog], [role=alertdialog]') !== null) return
    action()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onPress(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
