import { KEY_ACTIONS, type KeyAction } from '@remesa/ui/shell'
import { useEffect, useEffectEvent } from 'react'
import { useExternalStore } from '../state'
import { keyFacts } from './key-facts'
import { acceptsKeys, acceptsSpace } from './key-place'
import { pressedKey } from './key-press'
import { createKeyRegistry, type RegisteredKeys } from './key-registry'
import { focusedRow, moveToRow, toggleRow } from './row-keys'

/** The actions of shortcuts while a part of a page is shown; `undefined` for an action that is not possible now. */
export type KeyHandlers = { readonly [Action in KeyAction]?: (() => void) | undefined }

const registry = createKeyRegistry()

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** Registers shortcuts as long as the component is mounted. (FRA-25) */
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

/** A panel beside a list, which shows one row of the list. */
export interface RowPanel {
  /** Shows the next or previous row while the panel is open; `undefined` while it is closed. */
  readonly onMove: ((step: 1 | -1) => void) | undefined
  /** Shows a row in the panel, or closes the panel if it shows this row already. */
  readonly onLook: (id: string) => void
}

/**
 * Registers the shortcuts of the page's lists: to step through the rows, to select a row if the rows have checkboxes,
 * and to show the focused row in the panel beside the list, if there is a panel. While the panel is open, stepping
 * through the rows changes the row that the panel shows.
 */
export const useRowKeys = ({
  areSelectable = false,
  panel,
}: {
  readonly areSelectable?: boolean
  readonly panel?: RowPanel | undefined
} = {}): void => {
  const move = panel?.onMove ?? moveToRow
  useKeys({
    'next-row': () => move(1),
    'previous-row': () => move(-1),
    'open-row': native,
    'select-row': areSelectable ? toggleRow : undefined,
    'look-at-row':
      panel &&
      (() => {
        const id = focusedRow()
        if (id !== undefined) panel.onLook(id)
      }),
  })
}

/**
 * An empty handler for shortcuts that the browser or a component already handles. They are registered only so that the
 * help lists them.
 */
export const native = (): void => undefined

const rowSteps: readonly string[] = [keyFacts['next-row'].key, keyFacts['previous-row'].key]

/** Listens for the shortcuts of the page. The shell of the page calls this hook once. (FRA-23, FRA-24) */
export const useKeyListener = ({ hasSingleKeys }: { readonly hasSingleKeys: boolean }): void => {
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    const pressed = pressedKey(event, { isMac })
    if (pressed === undefined) return
    const stepsThroughRows = rowSteps.includes(pressed.key) && !pressed.hasCommand
    if (!acceptsKeys(event.target, { stepsThroughRows })) return
    if (pressed.key === ' ' && !acceptsSpace(event.target)) return
    if (registry.press(pressed, { hasSingleKeys })) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onPress(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

/** The actions whose shortcuts work on the open page. */
export const useKeyActions = (): readonly KeyAction[] => useExternalStore(registry.actions)
