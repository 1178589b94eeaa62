import { chakra } from '@chakra-ui/react'
import { Ban, Ellipsis, Plus, Printer } from 'lucide'
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { Button, Icon, IconButton, Menu, type MenuEntry, PageHeader, Switch } from '../../kernel'

export interface OrdersHeaderProps {
  /** A control that shows the service point of the page, and with which the user chooses another service point. */
  readonly point?: ReactNode
  /** The switch for cancelled orders, and its state; `undefined` if the page has no list with cancelled orders. */
  readonly canceled?: { readonly isShown: boolean; readonly onChange: (isShown: boolean) => void } | undefined
  /** Prints the orders; `undefined` if there are no orders to print. */
  readonly onPrint?: (() => void) | undefined
  /** Opens the form of a new order; `undefined` if the user may not request orders, or has no service point. */
  readonly onNewOrder?: (() => void) | undefined
  /** The text that says why no order can be requested at the moment; `undefined` if orders can be requested. */
  readonly refusal: string | undefined
  /** The drop-down menu of reports; `undefined` if the user may not request reports. */
  readonly exports: ReactNode | undefined
}

const wide = { base: 'none', md: 'block' }

/** The heading of the orders page with its service point, and the actions of the page below it. */
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

/** The menu with the rarely used actions on phones, so that all other actions fit on one line. */
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
