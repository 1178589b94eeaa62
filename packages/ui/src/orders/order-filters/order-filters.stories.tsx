import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OrderFilters } from './order-filters'

const none = { value: '', options: [] }
const client = {
  value: '1',
  options: [
    { value: '1', label: 'Bazar Norte, S.A.' },
    { value: '2', label: 'Farmacias del Ebro' },
  ],
}
const center = {
  value: '11',
  options: [
    { value: '11', label: 'Centro Bilbao' },
    { value: '12', label: 'Centro Gijón' },
  ],
}
const servicePoint = {
  value: '',
  options: Array.from({ length: 300 }, (_, index) => ({
    value: String(index + 1),
    label: `Gran Vía ${index + 1}, planta baja`,
  })),
}

/** Use it to choose client, center and point one after the other. */
const meta = {
  title: 'Orders/OrderFilters',
  component: OrderFilters,
  args: { choices: { client, center, servicePoint }, isLoading: false, onChange: fn() },
} satisfies Meta<typeof OrderFilters>
export default meta
type Story = StoryObj<typeof meta>

export const ChoosingAPoint: Story = {}
export const NothingChosen: Story = {
  args: { choices: { client: { ...client, value: '' }, center: none, servicePoint: none } },
}
export const ClientWithoutCenters: Story = {
  tags: ['!test'],
  args: { choices: { client, center: none, servicePoint: none } },
}
export const Loading: Story = {
  args: { choices: { client: none, center: none, servicePoint: none }, isLoading: true },
}
export const Dark: Story = { globals: { colorMode: 'dark' } }
export const German: Story = {
  globals: { locale: 'de' },
  args: { choices: { client: { ...client, value: '' }, center: none, servicePoint: none } },
}
export const Spanish: Story = { globals: { locale: 'es' } }
export const Portuguese: Story = { globals: { locale: 'pt' } }
export const LongNames: Story = {
  args: {
    choices: {
      client: {
        value: '1',
        options: [
          { value: '1', label: 'Distribuciones Alimentarias del Cantábrico Oriental y Hermanos, S.L.U.' },
        ],
      },
      center,
      servicePoint,
    },
  },
}

export const SearchingAPoint: Story = {
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('combobox', { name: 'Service point' })
    await userEvent.type(field, 'via 299')
    await expect(await within(document.body).findByRole('option', { name: /299/ })).toBeVisible()
  },
}
