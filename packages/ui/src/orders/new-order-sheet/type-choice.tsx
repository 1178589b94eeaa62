import { type RequestType, requestTypeFacts } from '@remesa/domain/orders'
import type { Ref } from 'react'
import { useT } from '../../i18n'
import { ChoiceCards, Notice } from '../../kernel'
import { TypeIcon } from '../order-fields/kind-icon'

export interface TypeChoiceProps {
  readonly id: string
  readonly controlRef: Ref<HTMLInputElement>
  readonly types: readonly RequestType[]
  readonly type: RequestType | undefined
  /** `isPointed`: chosen by a pointer, so that the focus may move on. */
  readonly onTypeChange: (detail: { readonly type: RequestType; readonly isPointed: boolean }) => void
}

/** The types of order available at the service point, with a sentence each. */
export function TypeChoice({ id, controlRef, types, type, onTypeChange }: TypeChoiceProps) {
  const t = useT()
  if (types.length === 0) {
    return (
      <Notice tone="info" title={t('orders.form.requestType')}>
        {t('orders.newOrder.nothingOffered')}
      </Notice>
    )
  }
  return (
    <ChoiceCards
      id={id}
      inputRef={controlRef}
      label={t('orders.form.requestType')}
      isRequired
      minWidth="7.75rem"
      isListOnPhones
      value={type}
      cards={types.map((offered) => {
        const { messageKey } = requestTypeFacts(offered)
        return {
          value: offered,
          title: t.knows(messageKey) ? t(messageKey) : offered,
          description: t(`orders.form.requestType.${offered}`),
          icon: <TypeIcon type={offered} size={20} />,
        }
      })}
      onChange={({ value, isPointed }) => onTypeChange({ type: value, isPointed })}
    />
  )
}
