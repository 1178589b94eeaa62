import { type RequestType, requestTypeFacts } from '@remesa/domain/orders'
import type { Ref } from 'react'
import { useT } from '../../i18n'
import { Select } from '../../kernel'

export interface TypeSelectProps {
  readonly id: string
  readonly controlRef: Ref<HTMLElement>
  readonly types: readonly RequestType[]
  readonly type: RequestType | undefined
  readonly onTypeChange: (detail: { readonly type: RequestType | undefined }) => void
}

/** The types of order available at the service point. */
export function TypeSelect({ id, controlRef, types, type, onTypeChange }: TypeSelectProps) {
  const t = useT()
  const textOf = (offered: RequestType) => {
    const { messageKey } = requestTypeFacts(offered)
    return t.knows(messageKey) ? t(messageKey) : offered
  }
  return (
    <Select
      id={id}
      inputRef={controlRef}
      label={t('orders.form.requestType')}
      isRequired
      value={type ?? ''}
      placeholder={t('orders.form.requestType.placeholder')}
      options={types.map((offered) => ({ value: offered, label: textOf(offered) }))}
      disabledReason={types.length === 0 ? t('orders.newOrder.nothingOffered') : undefined}
      onChange={({ value }) => onTypeChange({ type: types.find((offered) => offered === value) })}
    />
  )
}
