import { Menu as Parts } from '@chakra-ui/react'
import { Check } from 'lucide'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { match } from 'ts-pattern'
import { Layer } from '../floating/layer-host'
import { Icon } from '../icon/icon'
import { HiddenText } from '../texts/hidden-text'
import { menuRecipe } from './menu.recipe'
import type { MenuAction, MenuCheck, MenuChoice, MenuContentProps } from './menu.types'

/**
 * The list of a menu. Arrow keys, Home, End and first letters move the focus, Enter chooses, Escape closes the list and
 * returns the focus to the button.
 */
export function MenuContent({ entries, triggerId, isOpen, onClosed, onClose }: MenuContentProps) {
  // Chakra focuses the list when the list changes from closed to open, so the list is closed in the first render.
  const [isRendered, setRendered] = useState(false)
  useEffect(() => setRendered(true), [])
  const content = useRef<HTMLDivElement>(null)
  const landmark = useRef(document.querySelector<HTMLElement>('main') ?? document.body)
  const giveBack = useEffectEvent(() => {
    const active = document.activeElement
    // If the user has already moved the focus to another control, the focus stays there.
    if (active === document.body || content.current?.contains(active)) onClosed()
  })
  useEffect(() => {
    if (!isRendered || isOpen) return
    // When an entry is clicked, the library focuses the list again, so the focus is moved to the button one frame
    // later.
    const frame = requestAnimationFrame(giveBack)
    return () => cancelAnimationFrame(frame)
  }, [isRendered, isOpen])
  return (
    <Parts.Root
      recipe={menuRecipe}
      ids={{ trigger: triggerId }}
      open={isOpen && isRendered}
      lazyMount
      unmountOnExit
      loopFocus
      positioning={{ placement: 'bottom-end', strategy: 'fixed', gutter: 4 }}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
    >
      {/* The list is rendered inside the `main` landmark, if the page has one. */}
      <Layer container={landmark}>
        <Parts.Positioner>
          <Parts.Content ref={content}>
            {entries.map((entry) =>
              match(entry)
                .with({ kind: 'action' }, (action) => <Action key={action.id} {...action} />)
                .with({ kind: 'choice' }, (choice) => <Choice key={choice.id} {...choice} />)
                .with({ kind: 'check' }, (check) => <Toggle key={check.id} {...check} />)
                .with({ kind: 'separator' }, ({ id }) => <Parts.Separator key={id} />)
                .with({ kind: 'note' }, ({ id, text }) => (
                  <Parts.Item key={id} value={id} disabled>
                    <span>{text}</span>
                  </Parts.Item>
                ))
                .exhaustive(),
            )}
          </Parts.Content>
          <HiddenText role="status">
            {entries.map((entry) => (entry.kind === 'note' ? entry.text : '')).join(' ')}
          </HiddenText>
        </Parts.Positioner>
      </Layer>
    </Parts.Root>
  )
}

function Action(action: MenuAction) {
  const { id, label, icon, description, disabledReason, onSelect } = action
  const { isDanger = false, staysOpen = false } = action
  const isRefused = disabledReason !== undefined
  const note = disabledReason ?? description
  const noteId = useId()
  return (
    <Parts.Item
      value={id}
      valueText={label}
      // A disabled entry can be focused by keyboard, so that its reason can be read; choosing this entry must not
      // close the menu.
      closeOnSelect={!isRefused && !staysOpen}
      aria-disabled={isRefused || undefined}
      aria-describedby={note === undefined ? undefined : noteId}
      data-danger={isDanger || undefined}
      onSelect={isRefused ? undefined : onSelect}
    >
      {icon}
      <span>
        {label}
        {/* The description is not part of the accessible name of the entry. */}
        {note !== undefined && (
          <small id={noteId} aria-hidden="true">
            {note}
          </small>
        )}
      </span>
    </Parts.Item>
  )
}

function Toggle({ id, label, icon, value, onChange }: MenuCheck) {
  return (
    <Parts.CheckboxItem value={id} valueText={label} checked={value} onCheckedChange={onChange}>
      {icon}
      <span>{label}</span>
      <Parts.ItemIndicator>
        <Icon of={Check} size={16} />
      </Parts.ItemIndicator>
    </Parts.CheckboxItem>
  )
}

function Choice({ label, value, options, onChange }: MenuChoice) {
  return (
    <Parts.RadioItemGroup value={value} onValueChange={(detail) => onChange(detail.value)}>
      <Parts.ItemGroupLabel>{label}</Parts.ItemGroupLabel>
      {options.map((option) => (
        <Parts.RadioItem key={option.value} value={option.value} lang={option.lang}>
          <span>{option.label}</span>
          <Parts.ItemIndicator>
            <Icon of={Check} size={16} />
          </Parts.ItemIndicator>
        </Parts.RadioItem>
      ))}
    </Parts.RadioItemGroup>
  )
}
