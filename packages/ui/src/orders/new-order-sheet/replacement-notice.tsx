import { chakra } from '@chakra-ui/react'
import type { CancellationReason, Replacement } from '@remesa/domain/orders'
import { match } from 'ts-pattern'
import { useT } from '../../i18n'
import { Button, Notice, Select, Spinner } from '../../kernel'

/** An order that the one in the form replaces. */
export interface ReplacedOrder {
  /** The number that users know it by. */
  readonly order: string
  /** Reasons for its cancellation; `undefined` while they load. */
  readonly reasons: readonly CancellationReason[] | undefined
  readonly reasonCode: string
  readonly onReason: (detail: { readonly value: string }) => void
  readonly state: Replacement
  /** Goes on where it stopped. */
  readonly onFinish: () => void
}

/** Says which order is replaced, and how; asks for the reason of its cancellation. (ORD-186, ORD-188) */
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

/** What is known of the replaced order once the new one exists, and what finishes it. (ORD-186) */
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
