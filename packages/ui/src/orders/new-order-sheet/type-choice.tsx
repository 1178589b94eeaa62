import { chakra } from '@chakra-ui/react'
import { type RequestType, requestTypeFacts } from '@remesa/domain/orders'
import { type RefObject, useState } from 'react'
import { useT } from '../../i18n'
import { Button, ChoiceCards, Notice } from '../../kernel'
import { TypeIcon } from '../order-fields/kind-icon'

export interface TypeChoiceProps {
  readonly id: string
  readonly controlRef: RefObject<HTMLElement | null>
  readonly types: readonly RequestType[]
  readonly type: RequestType | undefined
  /** The reason why no type of order is possible. */
  readonly noTypeReason?: string | undefined
  /**
   * Called with the chosen type. `isPointed` is true if the user chose the type with a pointer. Only then may the
   * caller move the focus to the next field.
   */
  readonly onTypeChange: (detail: { readonly type: RequestType; readonly isPointed: boolean }) => void
}

/**
 * The types of order available at the service point, as cards with a sentence about each type. A single available type
 * is a line of text without a choice. The chosen type becomes a line of text as soon as a pointer has chosen it or the
 * focus has left the cards.
 */
export function TypeChoice({ id, controlRef, types, type, noTypeReason, onTypeChange }: TypeChoiceProps) {
  const t = useT()
  const [isChoosing, setChoosing] = useState(false)
  const setControl = (element: HTMLElement | null) => {
    controlRef.current = element
  }
  if (types.length === 0) {
    return (
      <Notice tone="info" title={t('orders.form.requestType')}>
        {noTypeReason}
      </Notice>
    )
  }
  const [first] = types
  // If only one type of order is available, nothing has to be chosen.
  const decided = types.length === 1 ? first : isChoosing ? undefined : type
  if (decided !== undefined) {
    return (
      <chakra.div display="flex" alignItems="center" gap="2.5" minH="11">
        <TypeIcon type={decided} size={20} />
        <chakra.strong fontWeight="semibold">{nameOf(t, decided)}</chakra.strong>
        {types.length > 1 && (
          <Button
            ref={setControl}
            size="sm"
            variant="ghost"
            onClick={() => {
              setChoosing(true)
              setTimeout(() => controlRef.current?.focus())
            }}
          >
            {t('orders.form.type.change')}
          </Button>
        )}
      </chakra.div>
    )
  }
  return (
    <chakra.div
      onFocus={() => setChoosing(true)}
      onBlur={({ currentTarget, relatedTarget: next }) => {
        // When a card is pressed, the browser first moves the focus to an element that contains the cards. This does
        // not count as leaving the cards.
        if (next === null || currentTarget.contains(next) || next.contains(currentTarget)) return
        setChoosing(false)
      }}
    >
      <ChoiceCards
        id={id}
        inputRef={setControl}
        label={t('orders.form.requestType')}
        isRequired
        minWidth="7.75rem"
        isListOnPhones
        value={type}
        cards={types.map((offered) => ({
          value: offered,
          title: nameOf(t, offered),
          description: t(`orders.form.requestType.${offered}`),
          icon: <TypeIcon type={offered} size={20} />,
        }))}
        onChange={({ value, isPointed }) => {
          if (isPointed) setChoosing(false)
          onTypeChange({ type: value, isPointed })
        }}
      />
    </chakra.div>
  )
}

const nameOf = (t: ReturnType<typeof useT>, type: RequestType): string => {
  const { messageKey } = requestTypeFacts(type)
  return t.knows(messageKey) ? t(messageKey) : type
}
