import { chakra } from '@chakra-ui/react'
import type { CancellationReason, Replacement } from '@remesa/domain/orders'
import { match } from 'ts-pattern'
import { useT } from '../../i18n'
import { Button, Notice, Select, Spinner } from '../../kernel'

/** The existing order that the new order replaces. */
export interface ReplacedOrder {
  /** The number by which users know the existing order. */
  readonly order: string
  /** The reasons that the user can choose for cancelling the existing order; `undefined` while they load. */
  readonly reasons: readonly CancellationReason[] | undefined
  readonly reasonCode: string
  readonly onReason: (detail: { readonly value: string }) => void
  readonly state: Replacement
  /** Continues the replacement at the step that failed. */
  readonly onFinish: () => void
}

/**
 * A notice that names the replaced order and explains the replacement. In it, the user chooses the reason for
 * cancelling the replaced order. (ORD-186, ORD-188)
 */
export function ReplacedNotice({ order, reasons = [], reasonCode, onReason }: ReplacedOrder) {
  const t = useT()
  return (
    <chakra.div display="grid" gap="3">
      <Notice tone="info" title={t('orders.replace.of', { order })}>
        {t('orders.replace.text', { order })}
      </Notice>
      <Select
        label={t('orders.replace.reason', { order })}
        placeholder={null}
        options={reasons.map(({ code, description }) => ({ value: code, label: description }))}
        value={reasonCode}
        onChange={onReason}
      />
    </chakra.div>
  )
}

/**
 * The state of the replaced order after the new order was saved. If the replaced order could not be cancelled, a button
 * repeats the cancellation. (ORD-186)
 */
export function ReplacementState({ order, state, onFinish }: ReplacedOrder) {
  const t = useT()
  return match(state)
    .with({ step: 'cancelling' }, () => (
      <chakra.div role="status" display="flex" alignItems="center" gap="3">
        <Spinner />
        {t('orders.replace.cancelling', { order })}
      </chakra.div>
    ))
    .with({ step: 'replaced' }, () => <p role="status">{t('orders.replace.done', { order })}</p>)
    .with({ step: 'uncancelled' }, ({ placed: { serviceCode: placed }, isUncertain, reasons }) => (
      <Notice
        tone="warning"
        title={t(isUncertain ? 'orders.replace.unknown' : 'orders.replace.refused', { order })}
      >
        {reasons.map((reason) => (
          <div key={reason}>{reason}</div>
        ))}
        <div>
          {t(isUncertain ? 'orders.replace.unknown.text' : 'orders.replace.refused.text', { order, placed })}
        </div>
        <Button size="sm" onClick={onFinish}>
          {t('orders.replace.finish', { order })}
        </Button>
      </Notice>
    ))
    .with({ step: 'placing' }, { step: 'unplaced' }, () => null)
    .exhaustive()
}
