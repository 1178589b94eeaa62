import { chakra } from '@chakra-ui/react'
import { type MessageKey, useT } from '../../i18n'
import { Dialog, KeyCaps, Switch } from '../../kernel'
import type { KeyAction } from './key-actions'

/** A keyboard shortcut of the current page. */
export interface ShownKey {
  readonly action: KeyAction
  /** The key of the shortcut, as in `KeyboardEvent.key`. */
  readonly key: string
  readonly hasCommand?: boolean | undefined
  readonly place: 'anywhere' | 'list'
}

export interface KeysDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The shortcuts that work on the current page, each once. */
  readonly keys: readonly ShownKey[]
  /** Whether shortcuts of a single character are enabled. Shortcuts with Ctrl or Cmd are always enabled. */
  readonly hasSingleKeys: boolean
  readonly onSingleKeysChange: (detail: { readonly isOn: boolean }) => void
}

const words: Readonly<Record<KeyAction, MessageKey>> = {
  palette: 'shell.palette',
  search: 'keys.action.search',
  filter: 'keys.action.filter',
  'new-order': 'orders.newOrder',
  help: 'shell.keys',
  close: 'keys.action.close',
  'next-row': 'keys.action.next-row',
  'previous-row': 'keys.action.previous-row',
  'select-row': 'keys.action.select-row',
  'open-row': 'keys.action.open-row',
  'look-at-row': 'keys.action.look-at-row',
}

const PLACES = ['anywhere', 'list'] as const

/**
 * A dialog with the keyboard shortcuts of the current page, and the switch that turns off shortcuts of a single
 * character. (FRA-24, FRA-25)
 */
export function KeysDialog({ isOpen, onClose, keys, hasSingleKeys, onSingleKeysChange }: KeysDialogProps) {
  const t = useT()
  return (
    <Dialog
      size="lg"
      isOpen={isOpen}
      onClose={onClose}
      title={t('shell.keys')}
      footer={
        <chakra.div flex="1">
          <Switch
            label={t('keys.single')}
            hint={t('keys.single.hint')}
            value={hasSingleKeys}
            onChange={({ value }) => onSingleKeysChange({ isOn: value })}
          />
        </chakra.div>
      }
    >
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        columnGap="10"
        rowGap="6"
      >
        {PLACES.map((place) => {
          const ofPlace = keys.filter((key) => key.place === place)
          return (
            ofPlace.length > 0 && (
              <section key={place} aria-label={t(`keys.place.${place}`)}>
                <chakra.h3 textStyle="sm" fontWeight="semibold" paddingBottom="2">
                  {t(`keys.place.${place}`)}
                </chakra.h3>
                <chakra.dl borderTopWidth="1px" borderColor="border">
                  {ofPlace.map(({ action, key, hasCommand = false }) => (
                    <chakra.div
                      key={action}
                      display="grid"
                      gridTemplateColumns="6rem minmax(0, 1fr)"
                      alignItems="center"
                      gap="3"
                      minH="9"
                      borderBottomWidth="1px"
                      borderColor="border"
                    >
                      <dt>
                        <KeyCaps keyName={key} hasCommand={hasCommand} />
                      </dt>
                      <chakra.dd
                        color={hasSingleKeys || isAlwaysOn({ key, hasCommand }) ? 'fg' : 'fg.subtle'}
                      >
                        {t(words[action])}
                      </chakra.dd>
                    </chakra.div>
                  ))}
                </chakra.dl>
              </section>
            )
          )
        })}
      </chakra.div>
    </Dialog>
  )
}

/** Whether a shortcut is always enabled. Only shortcuts of a single character can be turned off. */
const isAlwaysOn = ({ key, hasCommand }: { readonly key: string; readonly hasCommand: boolean }): boolean =>
  hasCommand || key.length > 1
