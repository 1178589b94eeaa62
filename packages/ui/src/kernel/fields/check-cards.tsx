import { CheckboxCard, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useT } from '../../i18n'
import { checkCardsRecipe } from './check-cards.recipe'
import { FieldError } from './field-error'
import type { ValueProps } from './text-input'

/** A choice of `CheckCards`. */
export interface CheckCard {
  readonly value: string
  /** Name of the choice on the card. */
  readonly title: string
  readonly description?: string | undefined
}

export interface CheckCardsProps
  extends Pick<ValueProps<readonly string[]>, 'value' | 'onChange' | 'onBlur'> {
  /** Name of the group of cards, shown above it. */
  readonly label: string
  readonly isLabelHidden?: boolean | undefined
  /** Whether the label of the group is marked as required. */
  readonly isRequired?: boolean | undefined
  readonly hint?: string | undefined
  /** The reason why the choice was refused, below the cards. */
  readonly error?: string | undefined
  readonly cards: readonly CheckCard[]
  /** Id of the control on the first card. */
  readonly id?: string | undefined
  /** Minimum width of a card; a row contains as many cards as fit. */
  readonly minWidth?: string | undefined
}

/** The style that makes the whole card clickable for its checkbox. */
const overCard = {
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  clip: 'auto',
  opacity: 0,
  cursor: 'pointer',
  zIndex: 1,
} as const

/** Checkboxes as cards, each with an explanation. The chosen values are in the order of the cards. */
export function CheckCards(props: CheckCardsProps) {
  const { label, isLabelHidden = false, isRequired = false, hint, error, cards, value } = props
  const { onChange, onBlur, minWidth = '13rem' } = props
  const t = useT()
  const ownId = useId()
  const id = props.id ?? ownId
  const described = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(error === undefined ? [] : [`${id}-error`]),
  ]
  const toggle = (card: CheckCard, isChosen: boolean) =>
    onChange({
      value: cards
        .filter((each) => (each === card ? isChosen : value.includes(each.value)))
        .map((each) => each.value),
    })
  return (
    <chakra.div
      role="group"
      aria-labelledby={`${id}-label`}
      {...(described.length === 0 ? {} : { 'aria-describedby': described.join(' ') })}
      display="grid"
      gap="1.5"
      minW="0"
      onBlur={onBlur}
    >
      <chakra.div srOnly={isLabelHidden} textStyle="sm" fontWeight="medium">
        <span id={`${id}-label`}>{label}</span>
        {isRequired && (
          <chakra.span marginInlineStart="1" color="danger.fg" aria-hidden="true">
            *
          </chakra.span>
        )}
      </chakra.div>
      {hint !== undefined && (
        <chakra.div id={`${id}-hint`} textStyle="xs" color="fg.muted">
          {hint}
        </chakra.div>
      )}
      {cards.length === 0 && (
        <chakra.div textStyle="sm" color="fg.muted">
          {t('text.no.options')}
        </chakra.div>
      )}
      <chakra.div
        display="grid"
        gap="2"
        gridTemplateColumns={`repeat(auto-fill, minmax(min(${minWidth}, 100%), 1fr))`}
      >
        {cards.map((card, index) => (
          <CheckboxCard.Root
            key={card.value}
            recipe={checkCardsRecipe}
            ids={{ hiddenInput: index === 0 ? id : `${id}-${card.value}` }}
            checked={value.includes(card.value)}
            onCheckedChange={({ checked }) => toggle(card, checked === true)}
          >
            <CheckboxCard.HiddenInput
              style={overCard}
              {...(card.description === undefined
                ? {}
                : { 'aria-describedby': `${id}-${card.value}-description` })}
            />
            <CheckboxCard.Control>
              <CheckboxCard.Indicator />
              <CheckboxCard.Content>
                <CheckboxCard.Label>{card.title}</CheckboxCard.Label>
                {card.description !== undefined && (
                  <CheckboxCard.Description id={`${id}-${card.value}-description`}>
                    {card.description}
                  </CheckboxCard.Description>
                )}
              </CheckboxCard.Content>
            </CheckboxCard.Control>
          </CheckboxCard.Root>
        ))}
      </chakra.div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </chakra.div>
  )
}
