import { KEY_ACTIONS, type KeyAction } from '@remesa/ui/shell'
import { useEffect, useEffectEvent } from 'react'
import { useExternalStore } from '../state'
import { acceptsKeys } from './key-place'
import { pressedKey } from './key-press'
import { createKeyRegistry, type RegisteredKeys } from './key-registry'
import { moveToRow, toggleRow } from './row-keys'

/** The actions of keys while a part of a page is shown; `undefined` for an action that is not possible now. */
export type KeyHandlers = { readonly [Action in KeyAction]?: (() => void) | undefined }

const registry = createKeyRegistry()

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** Registers keys for as long as the component is mounted. (FRA-25) */
export const useKeys = (
  handlers: KeyHandlers,
  { isOfFrame = false }: Pick<RegisteredKeys, 'isOfFrame'> = {},
): void => {
  const run = useEffectEvent((action: KeyAction) => handlers[action]?.())
  const names = KEY_ACTIONS.filter((action) => handlers[action] !== undefined).join(' ')
  useEffect(() => {
    const registered = names.split(' ')
    return registry.add({
      actions: KEY_ACTIONS.filter((action) => registered.includes(action)),
      run,
      isOfFrame,
    })
  }, [names, isOfFrame])
}

/**
 * Registers the keys that step through the rows of the page's lists and, if rows have boxes, the key that selects
 * a row.
 */
export const useRowKeys = ({ areSelectable = false }: { readonly areSelectable?: boolean } = {}): void =>
  useKeys({
    'next-row': () => moveToRow(1),
    'previous-row': () => moveToRow(-1),
    'open-row': native,
    'select-row': areSelectable ? toggleRow : undefined,
  })

/** The handler of keys that are only listed. */
export const native = (): void => undefined

/** Listens for the keys of the page. The shell of the page calls it once. (FRA-23, FRA-24) */
export const useKeyListener = ({ hasSingleKeys }: { readonly hasSingleKeys: boolean }): void => {
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    const pressed = pressedKey(event, { isMac })
    if (pressed === undefined || !acceptsKeys(event.target)) return
    if (registry.press(pressed, { hasSingleKeys })) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onPress(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

/** The actions whose keys work on the open page. */
export const useKeyActions = (): readonly KeyAction[] => useExternalStore(registry.actions)
