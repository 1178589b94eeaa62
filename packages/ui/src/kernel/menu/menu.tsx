import { useId, useRef, useState } from 'react'
import { lazyComponent } from '../lazy/lazy-component'
import type { MenuButtonProps, MenuContentProps, MenuProps } from './menu.types'

// The code of the list is large, so it is loaded when the button is pointed at or focused.
/** The open list of a menu. */
export const MenuContent = lazyComponent<MenuContentProps>(
  async () => (await import('./menu-content')).MenuContent,
)

const OPENING_KEYS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp'])

/** A button that opens a list of actions or choices: Chakra's Menu, loaded when the button is pointed at or focused. */
export function Menu({ entries, children }: MenuProps) {
  return (
    <MenuButton list={(list) => <MenuContent {...list} entries={entries} />} onIntent={MenuContent.preload}>
      {children}
    </MenuButton>
  )
}

/** The button of a menu whose entries are unknown before the menu opens. */
export function MenuButton({ list, onIntent, children }: MenuButtonProps) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {children({
        ref: trigger,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: () => setOpen(!isOpen),
        onKeyDown: (event) => {
          if (!OPENING_KEYS.has(event.key)) return
          event.preventDefault()
          setOpen(true)
        },
        onPointerEnter: onIntent,
        onFocus: onIntent,
      })}
      {list({
        triggerId: id,
        isOpen,
        onClosed: () => trigger.current?.focus(),
        onClose: () => setOpen(false),
      })}
    </>
  )
}
