import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ban, MoreHorizontal, RotateCw, Star } from 'lucide'
import { fn, userEvent, within } from 'storybook/test'
import { inWords, said } from '../../../test/in-words'
import { useT } from '../../i18n'
import { Button, IconButton } from '../button/button'
import { Icon } from '../icon/icon'
import { Menu } from './menu'

const onAgain = fn()
const onCancel = fn()
const onRate = fn()
const onSort = fn()

/**
 * Use `Menu` for rarely used actions, or to choose one of a few values. The most frequent action is a button next to
 * the menu.
 */
const meta = {
  title: 'Kernel/Menu',
  component: Menu,
  args: {
    entries: [
      {
        kind: 'action',
        id: 'again',
        label: said('orders.action.repeat'),
        icon: <Icon of={RotateCw} size={16} />,
        onSelect: onAgain,
      },
      {
        kind: 'action',
        id: 'rate',
        label: said('orders.action.rate'),
        icon: <Icon of={Star} size={16} />,
        disabledReason: said('orders.refused.not-completed'),
        onSelect: onRate,
      },
      { kind: 'separator', id: 'line' },
      {
        kind: 'choice',
        id: 'sort',
        label: said('orders.sort.label'),
        value: 'day',
        options: [
          { value: 'day', label: said('orders.column.day') },
          { value: 'amount', label: said('orders.column.amount') },
        ],
        onChange: onSort,
      },
      { kind: 'separator', id: 'danger' },
      {
        kind: 'action',
        id: 'cancel',
        label: said('orders.action.cancel'),
        description: said('orders.refused.too-late'),
        icon: <Icon of={Ban} size={16} />,
        isDanger: true,
        onSelect: onCancel,
      },
    ],
    children: (attributes) => (
      <IconButton
        label="More about order 10007"
        icon={<Icon of={MoreHorizontal} size={18} />}
        {...attributes}
      />
    ),
  },
  render: function InLanguage(args) {
    return <Menu {...inWords(useT(), args)} />
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { tags: ['core'] }

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button'))
  await within(document.body).findByRole('menu')
}

export const Open: Story = { play: open }
export const OnAButton: Story = {
  args: {
    children: (attributes) => <Button {...attributes}>Export</Button>,
  },
  play: open,
}
