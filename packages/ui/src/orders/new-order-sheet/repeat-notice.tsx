import { chakra } from '@chakra-ui/react'
import type { LeftOut } from '@remesa/domain/orders'
import { match } from 'ts-pattern'
import { useT } from '../../i18n'
import { CatalogueNotice, Notice, Spinner } from '../../kernel'

/** The state of filling in a new order from a former order. */
export type RepeatedOrder =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly onRetry: () => void }
  | {
      readonly state: 'filled'
      /** The values of the former order that could not be filled in. */
      readonly leftOut: readonly LeftOut[]
    }

/**
 * A notice about a former order: it is being loaded, it failed to load, or some of its values are not possible for
 * the new order.
 */
export function RepeatNotice({ repeat }: { readonly repeat: RepeatedOrder }) {
  const t = useT()
  return match(repeat)
    .with({ state: 'loading' }, () => (
      <chakra.div role="status" display="flex" alignItems="center" gap="3" color="fg.muted">
        <Spinner />
        {t('orders.repeat.loading')}
      </chakra.div>
    ))
    .with({ state: 'failed' }, ({ onRetry }) => (
      <CatalogueNotice title={t('orders.repeat.failed')} onRetry={onRetry} />
    ))
    .with({ state: 'filled' }, ({ leftOut }) => {
      if (leftOut.length === 0) return null
      const texts = new Set(leftOut.map(({ part, params }) => t(`orders.repeat.leftOut.${part}`, params)))
      return (
        <Notice tone="info" title={t('orders.repeat.leftOut')}>
          {[...texts].map((text) => (
            <div key={text}>{text}</div>
          ))}
        </Notice>
      )
    })
    .exhaustive()
}
