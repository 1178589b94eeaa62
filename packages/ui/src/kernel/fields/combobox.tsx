import { chakra } from '@chakra-ui/react'
import { ChevronDown, X } from 'lucide'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { useT } from '../../i18n'
import { floatingPanel } from '../floating/floating.recipe'
import { useDismiss } from '../floating/use-dismiss'
import { useFloating } from '../floating/use-floating'
import { Icon } from '../icon/icon'
import { HiddenText } from '../texts/hidden-text'
import { controlStyle } from './control.recipe'
import { FieldFrame, type FieldFrameProps } from './field-frame'
import { filterOptions } from './filter-options'
import type { Option } from './select'
import type { ValueProps } from './text-input'
import { useWindow } from './use-window'

export interface ComboboxProps extends FieldFrameProps, ValueProps<string> {
  readonly options: readonly Option[]
  readonly placeholder?: string | undefined
  /** Text of the list if there are no options; `text.no.options` by default. */
  readonly emptyText?: string | undefined
  readonly disabledReason?: string | undefined
  readonly isLoading?: boolean | undefined
}

const Input = chakra('input', { base: { ...controlStyle, paddingInlineEnd: '16', textOverflow: 'ellipsis' } })

const OPTION_HEIGHT = 36

const listStyle = {
  ...floatingPanel,
  maxH: '18rem',
  overflowY: 'auto',
  py: '1',
  textStyle: 'sm',
  '& [role=option]': {
    display: 'flex',
    alignItems: 'center',
    height: `${OPTION_HEIGHT}px`,
    px: '3',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
  },
  '& [role=option][data-active]': { bg: 'bg.subtle', boxShadow: 'inset 3px 0 0 var(--chakra-colors-focus)' },
  '& [role=option][aria-selected=true]': { fontWeight: 'semibold' },
  '& [role=option][aria-disabled=true]': { color: 'fg.subtle', cursor: 'not-allowed' },
  '& .r-empty': { px: '3', py: '2', color: 'fg.muted' },
} as const

/**
 * A choice from a long list: typed text filters the list, arrow keys move through it, Enter chooses, Escape closes.
 * If there are more than 200 options, only the visible options are in the document.
 */
export function Combobox(props: ComboboxProps) {
  const { value, onChange, onBlur, id, name, inputRef, options, placeholder, emptyText, ...rest } = props
  const { disabledReason, isLoading = false, hint, ...frame } = rest
  const t = useT()
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useState<string>()
  const [active, setActive] = useState(0)
  const chosen = options.find((option) => option.value === value)
  const shown = useMemo(() => filterOptions(options, search ?? ''), [options, search])
  const current = Math.min(active, shown.length - 1)
  const slice = useWindow({ list, count: shown.length, size: OPTION_HEIGHT, active: current, isOpen })
  useFloating({ anchor: box, floating: list, isOpen, side: 'bottom', matchWidth: true })

  const open = () => {
    if (disabledReason !== undefined) return
    setActive(
      Math.max(
        0,
        shown.findIndex((option) => option.value === value),
      ),
    )
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setSearch(undefined)
  }
  const take = (option: Option | undefined) => {
    if (option === undefined || option.isDisabled) return
    onChange({ value: option.value })
    close()
  }
  const clear = () => {
    onChange({ value: '' })
    close()
  }
  const nothing = options.length === 0 ? (emptyText ?? t('text.no.options')) : t('text.no.results')
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (!isOpen) return open()
      setActive(Math.max(0, Math.min(current + step, shown.length - 1)))
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      take(shown[current])
    } else if (event.key === 'Tab') close()
  }
  return (
    <FieldFrame {...frame} id={id} hint={disabledReason ?? hint}>
      {(attributes) => (
        <chakra.div position="relative" ref={box}>
          <Input
            {...attributes}
            ref={inputRef}
            name={name}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            {...(isOpen && shown.length > 0 ? { 'aria-activedescendant': `${listId}-${current}` } : {})}
            disabled={disabledReason !== undefined}
            autoComplete="off"
            placeholder={placeholder ?? t('field.search.placeholder')}
            value={search ?? chosen?.label ?? ''}
            onClick={() => (isOpen ? undefined : open())}
            onChange={(event) => {
              setSearch(event.currentTarget.value)
              setActive(0)
              setOpen(true)
            }}
            onKeyDown={onKeyDown}
            onBlur={onBlur}
          />
          <Ornaments
            clearLabel={t('field.clear', { label: frame.label })}
            onClear={value !== '' && disabledReason === undefined && !frame.isRequired ? clear : undefined}
          />
          {isOpen && <Dismisser owner={box} onDismiss={close} />}
          <chakra.div
            ref={list}
            id={listId}
            popover="manual"
            role="listbox"
            aria-label={frame.label}
            css={listStyle}
            {...(isOpen ? { 'data-floating': '' } : {})}
          >
            {isOpen && shown.length === 0 && (
              <div className="r-empty" role="option" aria-disabled="true" aria-selected="false" tabIndex={-1}>
                {isLoading ? t('text.loading') : nothing}
              </div>
            )}
            {isOpen && <div role="presentation" style={{ height: slice.before }} />}
            {isOpen &&
              shown.slice(slice.start, slice.end).map((option, offset) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and handles the keys.
                <div
                  key={option.value}
                  id={`${listId}-${slice.start + offset}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option.value === value}
                  aria-setsize={shown.length}
                  aria-posinset={slice.start + offset + 1}
                  {...(option.isDisabled ? { 'aria-disabled': true } : {})}
                  {...(slice.start + offset === current ? { 'data-active': '' } : {})}
                  // A pointer press on an option must not move the focus away from the input.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => take(option)}
                >
                  {option.label}
                </div>
              ))}
            {isOpen && <div role="presentation" style={{ height: slice.after }} />}
          </chakra.div>
          <HiddenText role="status">
            {isOpen && search !== undefined ? t('count.results', { count: shown.length }) : ''}
          </HiddenText>
        </chakra.div>
      )}
    </FieldFrame>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

interface OrnamentsProps {
  readonly clearLabel: string
  /** Clears the choice; `undefined` if nothing is chosen or the choice must not be cleared. */
  readonly onClear?: (() => void) | undefined
}

function Ornaments({ clearLabel, onClear }: OrnamentsProps) {
  return (
    <chakra.div
      position="absolute"
      insetBlock="0"
      insetInlineEnd="3"
      display="flex"
      alignItems="center"
      gap="1"
      color="fg.muted"
      pointerEvents="none"
    >
      {onClear !== undefined && (
        <chakra.button
          type="button"
          aria-label={clearLabel}
          display="grid"
          placeItems="center"
          width="6"
          height="6"
          borderRadius="sm"
          cursor="pointer"
          pointerEvents="auto"
          _hover={{ bg: 'bg.subtle', color: 'fg' }}
          onClick={onClear}
        >
          <Icon of={X} size={14} />
        </chakra.button>
      )}
      <Icon of={ChevronDown} size={16} />
    </chakra.div>
  )
}

function Dismisser(props: Parameters<typeof useDismiss>[0]) {
  useDismiss(props)
  return null
}
