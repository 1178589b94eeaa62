import { chakra, RadioCard as Parts } from '@chakra-ui/react'
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react'
import { choiceCardsRecipe } from './choice-cards.recipe'
import { FieldError } from './field-error'

/** A choice of `ChoiceCards`. */
export interface ChoiceCard<Value extends string> {
  readonly value: Value
  /** Name of the choice on the card. */
  readonly title: string
  readonly description?: ReactNode
  readonly icon?: ReactNode
}

export interface ChoiceCardsProps<Value extends string> {
  /** Name of the group of cards, shown above it. */
  readonly label: string
  readonly isLabelHidden?: boolean | undefined
  readonly isRequired?: boolean | undefined
  readonly hint?: ReactNode
  /** The error of the choice, in words. */
  readonly error?: string | undefined
  readonly cards: readonly ChoiceCard<Value>[]
  /** The chosen value; `undefined` until a value is chosen. */
  readonly value: Value | undefined
  /**
   * Called with the chosen card. `isPointed` is true if the user chose the card with a pointer. Only then may the
   * caller move the focus to another field, because arrow keys choose every card on their way.
   */
  readonly onChange: (detail: { readonly value: Value; readonly isPointed: boolean }) => void
  /** Id of the card that gets the focus: the chosen card, else the first card. */
  readonly id?: string | undefined
  readonly inputRef?: Ref<HTMLInputElement> | undefined
  /** Minimum width of a card; a row contains as many cards as fit. */
  readonly minWidth?: string | undefined
  /** Whether the cards are rows of a list on phones, each with its icon next to its words. */
  readonly isListOnPhones?: boolean | undefined
}

/**
 * A choice of one of a few values, as a group of radio buttons. Each value is a card with an explanation. For more
 * than six values, use a select.
 */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, isLabelHidden, isRequired = false, hint, error, cards, value, onChange, minWidth } = props
  const { isListOnPhones = false } = props
  const columns = `repeat(auto-fit, minmax(min(${minWidth ?? '8rem'}, 100%), 1fr))`
  const ownId = useId()
  const id = props.id ?? ownId
  const isPointed = useRef(false)
  const group = useRef<HTMLDivElement>(null)
  const entry = cards.some((card) => card.value === value) ? value : cards[0]?.value
  const described = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(error === undefined ? [] : [`${id}-error`]),
  ].join(' ')
  // The value may change while the group has the focus, for example because the URL of the page sets it. The focus
  // then moves to the chosen card, as with arrow keys.
  useEffect(() => {
    if (value !== undefined && group.current?.contains(document.activeElement))
      document.getElementById(id)?.focus()
  }, [id, value])
  return (
    <Parts.Root
      ref={group}
      recipe={choiceCardsRecipe}
      ids={{ itemHiddenInput: (of) => (of === entry ? id : `${id}-${of}`) }}
      value={value ?? null}
      required={isRequired}
      {...(described === '' ? {} : { 'aria-describedby': described })}
      {...(error === undefined ? {} : { 'aria-invalid': true })}
      onPointerDown={() => {
        isPointed.current = true
      }}
      onKeyDown={() => {
        isPointed.current = false
      }}
      onValueChange={({ value: chosen }) => {
        const card = cards.find((each) => each.value === chosen)
        if (card !== undefined) onChange({ value: card.value, isPointed: isPointed.current })
      }}
    >
      <Parts.Label srOnly={isLabelHidden ?? false}>
        {label}
        {isRequired && (
          <chakra.span color="danger.fg" aria-hidden="true">
            {' *'}
          </chakra.span>
        )}
      </Parts.Label>
      {hint !== undefined && (
        <chakra.div id={`${id}-hint`} textStyle="xs" color="fg.muted">
          {hint}
        </chakra.div>
      )}
      <chakra.div
        display="grid"
        gap="2"
        gridTemplateColumns={isListOnPhones ? { base: 'minmax(0, 1fr)', md: columns } : columns}
        {...(isListOnPhones ? { 'data-list': '' } : {})}
      >
        {cards.map((card) => (
          <Parts.Item key={card.value} value={card.value}>
            <Parts.ItemHiddenInput
              {...(card.value === entry ? { ref: props.inputRef } : {})}
              {...(card.description === undefined ? {} : { 'aria-describedby': `${id}-${card.value}-text` })}
            />
            <Parts.ItemControl>
              {card.icon}
              <Parts.ItemContent>
                <Parts.ItemText>{card.title}</Parts.ItemText>
                {card.description !== undefined && (
                  <Parts.ItemDescription id={`${id}-${card.value}-text`}>
                    {card.description}
                  </Parts.ItemDescription>
                )}
              </Parts.ItemContent>
            </Parts.ItemControl>
          </Parts.Item>
        ))}
      </chakra.div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Parts.Root>
  )
}
