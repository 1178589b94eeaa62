import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { useT } from '../../i18n'
import { Palette } from './palette'
import type { PaletteProps } from './palette.types'

/** The palette over the orders of a service point. It holds the search text. */
function OpenedPalette({ search: typed, onSearch, ...rest }: Omit<PaletteProps, 'entries'>) {
  const t = useT()
  const [search, setSearch] = useState(typed)
  const newOrder = (type: 'pickup' | 'delivery') => ({
    id: `new/${type}`,
    label: t('palette.new', { type: t(`orders.type.${type}`) }),
    note: 'Gran Vía 12',
    keyName: type === 'pickup' ? 'n' : undefined,
  })
  const number = /^\d+$/.test(search) ? search : undefined
  return (
    <Palette
      {...rest}
      search={search}
      onSearch={(detail) => {
        setSearch(detail.text)
        onSearch(detail)
      }}
      entries={{
        orders:
          number === undefined
            ? []
            : [
                {
                  id: `order/${number}`,
                  label: t('palette.order', { number }),
                  note: t('palette.order.note'),
                },
              ],
        actions: [newOrder('pickup'), newOrder('delivery')],
        points: [
          {
            id: 'point/1',
            label: 'Gran Vía 12',
            note: 'Bazar Norte Bilbao · Bazar Norte',
            keywords: 'GV-12',
          },
          { id: 'point/2', label: 'Casco Viejo', note: 'Bazar Norte Bilbao · Bazar Norte', keywords: 'CV-1' },
          { id: 'point/3', label: 'Málaga Centro', note: 'Bazar Norte Sur · Bazar Norte', keywords: 'MC-7' },
        ],
        records: [],
        pages: [
          { id: 'page/orders', label: t('nav.orders') },
          { id: 'page/users', label: t('nav.users'), note: t('nav.administration') },
        ],
        settings: [
          { id: 'keys', label: t('shell.keys') },
          { id: 'color/dark', label: `${t('shell.colorMode')}: ${t('shell.colorMode.dark')}` },
        ],
      }}
    />
  )
}

/**
 * Use `Palette` to find anything that is not on the current page, such as an order by its number, another service
 * point, or another page. Load its code only when its button is pointed at or focused, or its shortcut is pressed.
 */
const meta = {
  title: 'Shell/Palette',
  component: OpenedPalette,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onClose: fn(),
    search: '',
    onSearch: fn(),
    lookup: { kind: 'none' },
    records: 'known',
    onChoose: fn(),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
} satisfies Meta<typeof OpenedPalette>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { tags: ['core'] }
export const ByNumber: Story = { args: { search: '10026' } }
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
