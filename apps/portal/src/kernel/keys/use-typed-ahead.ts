import { useEffect, useEffectEvent, useState } from 'react'

/**
 * The text that the user types while the code of a dialog with a text field is loading. The text field begins with this
 * text. Escape closes the dialog. Once the dialog has the focus, it handles all keys itself. (FRA-29)
 */
export const useTypedAhead = (isOpen: boolean, onEscape: () => void): string => {
  const [text, setText] = useState('')
  if (!isOpen && text !== '') setText('')
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, isComposing } = event
    if (ctrlKey || metaKey || altKey || isComposing) return
    if (target instanceof Element && target.closest('[aria-modal=true]') !== null) return
    if (key.length > 1 && !['Backspace', 'Enter', 'Escape'].includes(key)) return
    event.preventDefault()
    event.stopPropagation()
    if (key === 'Escape') onEscape()
    else if (key !== 'Enter') setText((last) => (key === 'Backspace' ? last.slice(0, -1) : last + key))
  })
  useEffect(() => {
    if (!isOpen) return
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener, { capture: true })
    return () => document.removeEventListener('keydown', listener, { capture: true })
  }, [isOpen])
  return text
}
