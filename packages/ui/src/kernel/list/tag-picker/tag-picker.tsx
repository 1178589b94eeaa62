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

/** The creation of an option from a typed text that matches no option. */
export interface TagCreation {
  readonly name: string
  /**
   * Milliseconds after the last key until the option is created automatically. `undefined` if the option is created
   * only when the user chooses it.
   */
  readonly delayMs: number | undefined
  readonly onCreate: () => void
  /** Called when Escape is pressed, so that the option is not created automatically. */
  readonly onStop: () => void
}

/** Id of the option that creates a choice from the typed text. */
const CREATED_ID = 'created'

export interface TagPickerProps
  extends FieldFrameProps,
    Omit<ValueProps<readonly EntityOption[]>, 'inputRef'> {
  readonly options: readonly EntityOption[]
  /** The typed text. The caller holds it. */
  readonly text: string
  readonly onText: (detail: { readonly text: string }) => void
  /** Called when the list opens, so that the caller can load options. */
  readonly onOpen?: (() => void) | undefined
  /** Called when Enter is pressed in the field while no option is highlighted. */
  readonly onEnter?: (() => void) | undefined
  readonly state?: 'loading' | 'ready' | 'error' | undefined
  readonly onRetry?: (() => void) | undefined
  /** An additional option that creates a choice from the typed text. */
  readonly creation?: TagCreation | undefined
  /** The choice that can't be removed, and the reason. */
  readonly locked?: { readonly id: string; readonly reason: string } | undefined
  /** A remark about the typed text. Screen readers announce it when it changes. */
  readonly note?: ReactNode
  readonly emptyText?: string | undefined
  /**
   * Whether the list closes after each choice, so that it does not cover the content below the field. The next key
   * opens the list.
   */
  readonly closesOnChoice?: boolean | undefined
  /** The reason why nothing can be chosen now; shown as the hint. */
  readonly disabledReason?: string | undefined
}

/**
 * A field in which several options can be chosen. Each choice is a tag with a button that removes it, and the field
 * below the tags searches for more options. The caller filters the options by the typed text.
 */
export function TagPicker(props: TagPickerProps) {
  const {
    value,
    onChange,
    onBlur,
    id,
    name,
    options,
    text,
    onText,
    state = 'ready',
    locked,
    note,
    creation,
  } = props
  const { label, isRequired, hint, error, isLabelHidden, labelEnd, emptyText, disabledReason } = props
  const t = useT()
  const ownId = useId()
  const controlId = id ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const createdName = creation?.name
  const collection = useMemo(
    () =>
      createListCollection<EntityOption>({
        items: createdName === undefined ? options : [...options, { id: CREATED_ID, name: createdName }],
        itemToValue: (option) => option.id,
        itemToString: (option) => option.name,
        isItemDisabled: (option) => option.id === locked?.id,
      }),
    [options, locked?.id, createdName],
  )
  const hasFailed = state === 'error'
  const empty = text.trim() === '' ? (emptyText ?? t('text.no.options')) : t('text.no.results')
  // The list can highlight an option that is already chosen and therefore not rendered. In this case the field must
  // not refer to it.
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const isRendered =
    highlighted === CREATED_ID
      ? creation !== undefined
      : state !== 'loading' && options.some(({ id: of }) => of === highlighted)
  const choose = (ids: readonly string[]) => {
    if (ids.includes(CREATED_ID)) {
      creation?.onCreate()
      return
    }
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
    if (event.key === 'Escape' && creation?.delayMs !== undefined) {
      event.preventDefault()
      event.stopPropagation()
      creation.onStop()
      return
    }
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    // The combobox chooses the highlighted option. Without such an option it would clear the typed text, and a closed
    // combobox would submit the surrounding form.
    if (event.currentTarget.hasAttribute('aria-activedescendant')) return
    event.preventDefault()
    props.onEnter?.()
  }
  return (
    <Combobox.Root
      recipe={entityComboboxRecipe}
      ids={{ input: controlId, label: `${controlId}-label` }}
      collection={collection}
      multiple
      closeOnSelect={props.closesOnChoice ?? false}
      disabled={disabledReason !== undefined}
      value={value.map(({ id: of }) => of)}
      highlightedValue={isRendered ? highlighted : null}
      onHighlightChange={({ highlightedValue }) => setHighlighted(highlightedValue)}
      inputValue={text}
      openOnClick
      selectionBehavior="clear"
      positioning={{ sameWidth: true, strategy: 'fixed' }}
      translations={{ triggerLabel: label }}
      onOpenChange={({ open, reason }) => {
        if (open) props.onOpen?.()
        // Escape is handled here, because the open list receives the key before the field does.
        if (reason === 'escape-key') creation?.onStop()
      }}
      onValueChange={({ value: ids }) => choose(ids)}
    >
      <FieldFrame
        label={label}
        isRequired={isRequired}
        hint={disabledReason ?? hint}
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
                            // The button that removes a tag disappears with the tag, so the field gets the focus.
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
                // The combobox reports a text only after the key's event. Meanwhile it would replace the next keys.
                onChange={(event) => onText({ text: event.currentTarget.value })}
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
          {state === 'loading' || (options.length === 0 && creation === undefined) ? (
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
          {creation && <CreationOption {...creation} />}
        </Combobox.Content>
      </Combobox.Positioner>
      <chakra.div role="status" textStyle="xs" color="fg.muted" marginTop="1.5" _empty={{ display: 'none' }}>
        {note}
      </chakra.div>
    </Combobox.Root>
  )
}

/**
 * The option that creates a choice from the typed text, with a bar that fills until the choice is created
 * automatically.
 */
function CreationOption({ name, delayMs }: TagCreation) {
  const t = useT()
  return (
    <Combobox.Item item={{ id: CREATED_ID, name }}>
      <chakra.span display="grid" gap="1" flex="1" minW="0">
        <Combobox.ItemText>{t('selector.create', { name })}</Combobox.ItemText>
        {delayMs !== undefined && (
          <chakra.span
            key={name}
            aria-hidden
            height="0.5"
            borderRadius="full"
            bg="brand.solid"
            transformOrigin="left"
            animationName="fill"
            animationTimingFunction="linear"
            animationFillMode="both"
            style={{ animationDuration: `${delayMs}ms` }}
          />
        )}
      </chakra.span>
    </Combobox.Item>
  )
}
