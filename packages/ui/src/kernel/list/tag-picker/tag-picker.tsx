import { Combobox, chakra, createListCollection, Tag } from '@chakra-ui/react'
import { ChevronDown, Lock, RotateCw, X } from 'lucide'
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { useT } from '../../../i18n'
import { Button } from '../../button/button'
import { FieldFrame, type FieldFrameProps } from '../../fields/field-frame'
import type { ValueProps } from '../../fields/text-input'
import { Icon } from '../../icon/icon'
import { HiddenText } from '../../texts/hidden-text'
import { entityComboboxRecipe } from '../entity-selector/entity-combobox.recipe'
import type { EntityOption } from '../entity-selector/entity-selector.types'
import { tagRecipe } from './tag-picker.recipe'

export interface TagPickerProps
  extends FieldFrameProps,
    Omit<ValueProps<readonly EntityOption[]>, 'inputRef'> {
  readonly options: readonly EntityOption[]
  /** What is typed; the caller keeps it. */
  readonly text: string
  readonly onText: (detail: { readonly text: string }) => void
  /** The list opened: the time to fetch options. */
  readonly onOpen?: (() => void) | undefined
  /** Enter was pressed on a text while no option is highlighted. */
  readonly onEnter?: (() => void) | undefined
  readonly state?: 'loading' | 'ready' | 'error' | undefined
  readonly onRetry?: (() => void) | undefined
  /** A choice that can't be removed, and why. */
  readonly locked?: { readonly id: string; readonly reason: string } | undefined
  /** What happens to the typed text, announced as it changes. */
  readonly note?: ReactNode
  readonly emptyText?: string | undefined
}

/**
 * Several choices, each shown as a tag with a button that removes it, below a field that searches for more. The caller
 * filters the options by the text.
 */
export function TagPicker(props: TagPickerProps) {
  const { value, onChange, onBlur, id, name, options, text, onText, state = 'ready', locked, note } = props
  const { label, isRequired, hint, error, isLabelHidden, labelEnd, emptyText } = props
  const t = useT()
  const ownId = useId()
  const controlId = id ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const collection = useMemo(
    () =>
      createListCollection<EntityOption>({
        items: [...options],
        itemToValue: (option) => option.id,
        itemToString: (option) => option.name,
        isItemDisabled: (option) => option.id === locked?.id,
      }),
    [options, locked?.id],
  )
  const hasFailed = state === 'error'
  const empty = text.trim() === '' ? (emptyText ?? t('text.no.options')) : t('text.no.results')
  // The list highlights what is chosen, even what it does not draw: that would point at nothing.
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const isDrawn = state !== 'loading' && options.some(({ id: of }) => of === highlighted)
  const choose = (ids: readonly string[]) => {
    onText({ text: '' })
    onChange({
      value: [
        ...value.filter((chosen) => ids.includes(chosen.id)),
        ...options.filter(
          (option) => ids.includes(option.id) && !value.some(({ id: of }) => of === option.id),
        ),
      ],
    })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    // Enter belongs to the choice: it must not send the form that the field stands in.
    event.preventDefault()
    if (!event.currentTarget.hasAttribute('aria-activedescendant')) props.onEnter?.()
  }
  return (
    <Combobox.Root
      recipe={entityComboboxRecipe}
      ids={{ input: controlId, label: `${controlId}-label` }}
      collection={collection}
      multiple
      value={value.map(({ id: of }) => of)}
      highlightedValue={isDrawn ? highlighted : null}
      onHighlightChange={({ highlightedValue }) => setHighlighted(highlightedValue)}
      inputValue={text}
      openOnClick
      selectionBehavior="clear"
      positioning={{ sameWidth: true, strategy: 'fixed' }}
      translations={{ triggerLabel: label }}
      onOpenChange={({ open }) => {
        if (open) props.onOpen?.()
      }}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason === 'input-change') onText({ text: inputValue })
      }}
      onValueChange={({ value: ids }) => choose(ids)}
    >
      <FieldFrame
        label={label}
        isRequired={isRequired}
        hint={hint}
        error={hasFailed ? t('selector.error') : error}
        isLabelHidden={isLabelHidden}
        labelEnd={labelEnd}
        id={controlId}
        after={
          hasFailed &&
          props.onRetry !== undefined && (
            <div>
              <Button size="sm" icon={<Icon of={RotateCw} size={14} />} onClick={props.onRetry}>
                {t('action.retry')}
              </Button>
            </div>
          )
        }
      >
        {(attributes) => (
          <>
            {value.length > 0 && (
              <chakra.ul display="flex" flexWrap="wrap" gap="1.5" listStyleType="none" aria-label={label}>
                {value.map((chosen) => (
                  <chakra.li key={chosen.id} minW="0" maxW="full">
                    <Tag.Root recipe={tagRecipe}>
                      {chosen.id === locked?.id && (
                        <Tag.StartElement>
                          <Icon of={Lock} size={12} />
                        </Tag.StartElement>
                      )}
                      <Tag.Label>
                        {chosen.name}
                        {chosen.id === locked?.id && <HiddenText>{`: ${locked.reason}`}</HiddenText>}
                      </Tag.Label>
                      {chosen.id !== locked?.id && (
                        <Tag.CloseTrigger
                          type="button"
                          aria-label={t('entries.remove', { name: chosen.name })}
                          onClick={() => {
                            // The button goes with its tag.
                            input.current?.focus()
                            onChange({ value: value.filter((each) => each !== chosen) })
                          }}
                        >
                          <Icon of={X} size={14} />
                        </Tag.CloseTrigger>
                      )}
                    </Tag.Root>
                  </chakra.li>
                ))}
              </chakra.ul>
            )}
            <Combobox.Control>
              <Combobox.Input
                {...attributes}
                ref={input}
                name={name}
                autoComplete="off"
                placeholder={t('field.search.placeholder')}
                onKeyDown={onKeyDown}
                onBlur={onBlur}
              />
              <Combobox.IndicatorGroup>
                <Combobox.Trigger>
                  <Icon of={ChevronDown} size={16} />
                </Combobox.Trigger>
              </Combobox.IndicatorGroup>
            </Combobox.Control>
          </>
        )}
      </FieldFrame>
      <Combobox.Positioner hidden={hasFailed}>
        <Combobox.Content>
          {state === 'loading' || options.length === 0 ? (
            <div className="r-note" role="option" aria-disabled="true" aria-selected="false" tabIndex={-1}>
              {state === 'loading' ? t('text.loading') : empty}
            </div>
          ) : (
            options.map((option) => (
              <Combobox.Item key={option.id} item={option}>
                <Combobox.ItemText>{option.name}</Combobox.ItemText>
                {option.code !== undefined && <span className="r-code">{option.code}</span>}
              </Combobox.Item>
            ))
          )}
        </Combobox.Content>
      </Combobox.Positioner>
      <chakra.div role="status" textStyle="xs" color="fg.muted" marginTop="1.5" _empty={{ display: 'none' }}>
        {note}
      </chakra.div>
    </Combobox.Root>
  )
}
