import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide'
import { useState } from 'react'
import { useT } from '../../../i18n'
import { controlStyle } from '../../fields/control.recipe'
import { FieldFrame } from '../../fields/field-frame'
import { Icon } from '../../icon/icon'
import { lazyComponent } from '../../lazy/lazy-component'
import type { EntityComboboxProps, EntitySelectorProps } from './entity-selector.types'

// The code of the search is larger than the code of a whole list page, so it is loaded only when the user focuses
// the field.
const EntityCombobox = lazyComponent<EntityComboboxProps>(
  async () => (await import('./entity-combobox')).EntityCombobox,
)

const Input = chakra('input', { base: { ...controlStyle, paddingInlineEnd: '9' } })

/**
 * A choice among more records than a list can show. The back end searches for the typed text. The caller has to
 * ignore responses to earlier searches, so that `options` are always the results of the last search. (ADM-SEL-01)
 */
export function EntitySelector(props: EntitySelectorProps) {
  const [isWanted, setWanted] = useState(false)
  const [typed, setTyped] = useState<string>()
  const isDisabled = props.isFixed || props.disabledReason !== undefined
  // If the field was focused while it was disabled, it must not take the focus when it is enabled.
  if (isDisabled && isWanted) {
    setWanted(false)
    setTyped(undefined)
  }
  // The field is shown until the search is loaded. If it was replaced earlier, the focus and the typed keys would be
  // lost.
  const want = async (field: HTMLElement) => {
    await EntityCombobox.loaded()
    if (document.activeElement === field) setWanted(true)
    else setTyped(undefined)
  }
  if (!isWanted || isDisabled) {
    return <StillSelector {...props} typed={typed} onWanted={want} onTyped={setTyped} />
  }
  return <EntityCombobox {...props} typedBefore={typed} />
}

interface StillSelectorProps extends EntitySelectorProps {
  readonly typed: string | undefined
  readonly onWanted: (field: HTMLElement) => Promise<void>
  readonly onTyped: (text: string) => void
}

/** The field before the code of the search is loaded. It shows the value and accepts the first keys. */
function StillSelector(props: StillSelectorProps) {
  const { value, id, name, inputRef, placeholder, disabledReason, isFixed = false, typed } = props
  const { label, isRequired, hint, error, isLabelHidden, labelEnd } = props
  const t = useT()
  return (
    <FieldFrame {...{ label, isRequired, error, isLabelHidden, labelEnd, id }} hint={disabledReason ?? hint}>
      {(attributes) => (
        <chakra.div position="relative" onPointerEnter={EntityCombobox.preload}>
          <Input
            {...attributes}
            ref={inputRef}
            name={name}
            role="combobox"
            aria-expanded={false}
            aria-haspopup="listbox"
            autoComplete="off"
            disabled={isFixed || disabledReason !== undefined}
            placeholder={placeholder ?? t('field.search.placeholder')}
            value={typed ?? value?.name ?? ''}
            onClick={({ currentTarget }) => void props.onWanted(currentTarget)}
            onKeyDown={(event) => {
              if (!OPENING_KEYS.has(event.key)) return
              // Enter opens the list, and must not also send the surrounding form.
              event.preventDefault()
              void props.onWanted(event.currentTarget)
            }}
            onFocus={EntityCombobox.preload}
            onChange={({ currentTarget }) => {
              props.onTyped(currentTarget.value)
              void props.onWanted(currentTarget)
            }}
            onBlur={props.onBlur}
          />
          <chakra.span
            aria-hidden="true"
            position="absolute"
            insetBlock="0"
            insetInlineEnd="3"
            display="flex"
            alignItems="center"
            color="fg.muted"
            pointerEvents="none"
          >
            <Icon of={ChevronDown} size={16} />
          </chakra.span>
        </chakra.div>
      )}
    </FieldFrame>
  )
}

const OPENING_KEYS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'Enter'])
