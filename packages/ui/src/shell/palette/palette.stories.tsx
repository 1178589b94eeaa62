import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Palette } from './palette'

/**
 * Use `Palette` to find anything that is not on the current page, such as an order by its number, another service
 * point, or another page. Load its code only when its button is pointed at or focused, or its shortcut is pressed.
 */
const meta = {
  title: 'Shell/Palette',
  component: Palette,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onClose: fn(),
    search: '',
    onSearch: fn(),
    lookup: { kind: 'none' },
    records: 'known',
    onChoose: fn(),
    entries: {
      orders: [],
      actions: [
        { id: 'new/pickup', label: 'New order: Pickup', note: 'Gran Vía 12', keyName: 'n' },
        { id: 'new/delivery', label: 'New order: Delivery', note: 'Gran Vía 12' },
      ],
      points: [
        { id: 'point/1', label: 'Gran Vía 12', note: 'Bazar Norte Bilbao · Bazar Norte', keywords: 'GV-12' },
        { id: 'point/2', label: 'Casco Viejo', note: 'Bazar Norte Bilbao · Bazar Norte', keywords: 'CV-1' },
        { id: 'point/3', label: 'Málaga Centro', note: 'Bazar Norte Sur · Bazar Norte', keywords: 'MC-7' },
      ],
      records: [],
      pages: [
        { id: 'page/orders', label: 'Orders' },
        { id: 'page/users', label: 'Users', note: 'Administration' },
      ],
      settings: [
        { id: 'keys', label: 'Keyboard shortcuts' },
        { id: 'color/dark', label: 'Appearance: Dark' },
      ],
    },
  },
  render: (args) => {
    const [search, setSearch] = useState(args.search)
    return (
      <Palette
        {...args}
        search={search}
        onSearch={(detail) => {
          setSearch(detail.text)
          args.onSearch(detail)
        }}
      />
    )
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
} satisfies Meta<typeof Palette>
export default meta
type Story = StoryObj<typeof meta>

const order = [{ id: 'order/10026', label: 'Order 10026', note: 'Opens the order with this number' }]

export const Open: Story = { tags: ['core'] }
export const ByNumber: Story = { args: { search: '10026', entries: { ...meta.args.entries, orders: order } } }
export const Searching: Story = {
  args: { ...ByNumber.args, lookup: { kind: 'searching', number: '10026' } },
}
export const Missing: Story = { args: { ...ByNumber.args, lookup: { kind: 'missing', number: '10026' } } }
export const Offline: Story = {
  args: {
    ...ByNumber.args,
    lookup: { kind: 'failed', number: '10026', isOffline: true, onRetry: fn() },
  },
}
export const NothingFound: Story = { args: { search: 'Zaragoza' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile2' } } }
