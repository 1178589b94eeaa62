import { chakra } from '@chakra-ui/react'
import { Ban, Ellipsis, Plus, Printer } from 'lucide'
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { Button, Icon, IconButton, Menu, type MenuEntry, PageHeader, Switch } from '../../kernel'

export interface OrdersHeaderProps {
  /** The service point that the page is about, with the choice of another. */
  readonly point?: ReactNode
  /** Whether cancelled orders show; `undefined`: there is no list that could show them. */
  readonly canceled?: { readonly isShown: boolean; readonly onChange: (isShown: boolean) => void } | undefined
  /** `undefined`: there is nothing to print. */
  readonly onPrint?: (() => void) | undefined
  /** `undefined`: the user may not request anything, or has no service point to request it for. */
  readonly onNewOrder?: (() => void) | undefined
  /** Why nothing can be requested at the moment, as text; `undefined` when it can. */
  readonly refusal: string | undefined
  /** Drop-down of the exports; `undefined`: the user may not export. */
  readonly exports: ReactNode | undefined
}

const wide = { base: 'none', md: 'block' }

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
              <chakra.div display={wide} marginInlineEnd="2">
                <Switch
                  label={t('orders.showCanceled')}
                  value={canceled.isShown}
                  onChange={({ value }) => canceled.onChange(value)}
                />
              </chakra.div>
            )}
            {exports}
            {onPrint !== undefined && (
              <chakra.div display={wide}>
                <IconButton
                  label={t('orders.print')}
                  icon={<Icon of={Printer} size={18} />}
                  onClick={onPrint}
                />
              </chakra.div>
            )}
            <PhoneMenu canceled={canceled} onPrint={onPrint} />
            {onNewOrder !== undefined && (
              <Button
                variant="primary"
                icon={<Icon of={Plus} size={18} />}
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

/** On phones what is seldom needed stands in a menu, so that the rest fits one line. */
function PhoneMenu({ canceled, onPrint }: Pick<OrdersHeaderProps, 'canceled' | 'onPrint'>) {
  const t = useT()
  const entries: MenuEntry[] = []
  if (canceled !== undefined)
    entries.push({
      kind: 'action',
      id: 'canceled',
      label: t(canceled.isShown ? 'orders.hideCanceled' : 'orders.showCanceled'),
      icon: <Icon of={Ban} size={16} />,
      onSelect: () => canceled.onChange(!canceled.isShown),
    })
  if (onPrint !== undefined)
    entries.push({
      kind: 'action',
      id: 'print',
      label: t('orders.print'),
      icon: <Icon of={Printer} size={16} />,
      onSelect: onPrint,
    })
  return (
    entries.length > 0 && (
      <chakra.div display={{ md: 'none' }}>
        <Menu entries={entries}>
          {(attributes) => (
            <IconButton icon={<Icon of={Ellipsis} size={18} />} label={t('orders.more')} {...attributes} />
          )}
        </Menu>
      </chakra.div>
    )
  )
}
