import { Plus, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { Button, IconButton, PageHeader, Switch } from '../../kernel'

export interface OrdersHeaderProps {
  /** The service point that the page is about, with the choice of another. */
  readonly point?: ReactNode
  /** Whether cancelled orders show; `undefined`: there is no list that could show them. */
  readonly canceled?: { readonly isShown: boolean; readonly onChange: (isShown: boolean) => void } | undefined
  /** `undefined`: there is nothing to print. */
  readonly onPrint?: (() => void) | undefined
  /** `undefined`: the user may not request anything, or has no service point to request it for. */
  readonly onNewOrder: (() => void) | undefined
  /** Why nothing can be requested at the moment, as text; `undefined` when it can. */
  readonly refusal: string | undefined
  /** Drop-down of the exports; `undefined`: the user may not export. */
  readonly exports: ReactNode | undefined
}

/** Heading of the orders page with its service point, and one line of what can be done with the orders. */
export function OrdersHeader(props: OrdersHeaderProps) {
  const { point, canceled, onPrint, onNewOrder, refusal, exports } = props
  const t = useT()
  const hasActions = [canceled, onPrint, onNewOrder, exports].some((action) => action !== undefined)
  return (
    <PageHeader
      title={t('orders.title')}
      context={point || undefined}
      actions={
        hasActions && (
          <>
            {canceled !== undefined && (
              <Switch
                label={t('orders.showCanceled')}
                value={canceled.isShown}
                onChange={({ value }) => canceled.onChange(value)}
              />
            )}
            {exports}
            {onPrint !== undefined && (
              <IconButton
                label={t('orders.print')}
                icon={<Printer aria-hidden="true" size={18} />}
                onClick={onPrint}
              />
            )}
            {onNewOrder !== undefined && (
              <Button
                variant="primary"
                icon={<Plus aria-hidden="true" size={18} />}
                disabledReason={refusal}
                onClick={onNewOrder}
              >
                {t('orders.newOrder')}
              </Button>
            )}
          </>
        )
      }
    />
  )
}
