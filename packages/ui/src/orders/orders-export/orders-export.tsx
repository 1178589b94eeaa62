import { chakra } from '@chakra-ui/react'
import { ChevronDown, Download } from 'lucide'
import { useT } from '../../i18n'
import { Button, Icon, MenuButton, type MenuButtonProps, visuallyHidden } from '../../kernel'

/** The style that hides the words of a button on phones, where only its icon is shown. */
const wordsHidden = { '@media (max-width: 47.99rem)': visuallyHidden }

export interface OrdersExportProps extends Pick<MenuButtonProps, 'list' | 'onIntent'> {
  /** Whether a report is being requested. */
  readonly isBusy: boolean
}

/** The button for reports on the shown orders. Its menu is `OrdersExportMenu`, whose code is loaded later. */
export function OrdersExport({ isBusy, ...menu }: OrdersExportProps) {
  const t = useT()
  return (
    <MenuButton {...menu}>
      {({ onKeyDown, ...attributes }) => (
        <Button
          icon={<Icon of={Download} size={18} />}
          isBusy={isBusy}
          onKeyDown={isBusy ? undefined : onKeyDown}
          {...attributes}
        >
          <chakra.span css={wordsHidden}>{t('orders.export.title')}</chakra.span>
          <chakra.span display={{ base: 'none', md: 'inline-flex' }}>
            <Icon of={ChevronDown} size={16} />
          </chakra.span>
        </Button>
      )}
    </MenuButton>
  )
}
