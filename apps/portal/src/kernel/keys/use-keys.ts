import { KEY_ACTS, type KeyAct } from '@remesa/ui/session'
import { useEffect, useEffectEvent } from 'react'
import { useExternalStore } from '../state'
import { acceptsKeys } from './key-place'
import { pressedKey } from './key-press'
import { createKeyRegistry, type RegisteredKeys } from './key-registry'
import { moveToRow } from './row-keys'

/** What keys do while a part of a page is shown; `undefined` for what is not possible now. */
export type KeyHandlers = { readonly [Act in KeyAct]?: (() => void) | undefined }

const registry = createKeyRegistry()

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** Registers keys for as long as the component is mounted. (FRA-25) */
export const useKeys = (
  handlers: KeyHandlers,
  { isOfFrame = false }: Pick<RegisteredKeys, 'isOfFrame'> = {},
): void => {
  const run = useEffectEvent((act: KeyAct) => handlers[act]?.())
  const names = KEY_ACTS.filter((act) => handlers[act] !== undefined).join(' ')
  useEffect(() => {
    const registered = names.split(' ')
    return registry.add({ acts: KEY_ACTS.filter((act) => registered.includes(act)), run, isOfFrame })
  }, [names, isOfFrame])
}

/** Registers the keys that walk through the rows of the page's lists. */
export const useRowKeys = (): void =>
  useKeys({ 'next-row': () => moveToRow(1), 'previous-row': () => moveToRow(-1), 'open-row': native })

/** For keys that are only listed. */
export const native = (): void => undefined

/** Listens for the keys of the page. The frame calls it once. (FRA-23, FRA-24) */
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

/** The acts whose keys work on the open page. */
export const useKeyActs = (): readonly KeyAct[] => useExternalStore(registry.acts)
