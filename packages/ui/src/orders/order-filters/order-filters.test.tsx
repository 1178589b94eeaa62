import { describe, expect, it, vi } from 'vitest'
import { renderIn } from '../../../test/render-in'
import { OrderFilters, type OrderFiltersProps } from './order-filters'

const none = { value: '', options: [] }
const client = { value: '', options: [{ value: '1', label: 'Bazar Norte' }] }
const props: OrderFiltersProps = {
  choices: { client, center: none, servicePoint: none },
  isLoading: false,
  onChange: () => undefined,
}

describe('the filters of orders', () => {
  it('say what has to be chosen before they can be used', async () => {
    const screen = await renderIn('en', <OrderFilters {...props} />)
    const center = screen.getByRole('combobox', { name: 'Center', exact: true })
    await expect.element(center).toBeDisabled()
    await expect.element(center).toHaveAccessibleDescription('Choose a client first.')
    await expect
      .element(screen.getByRole('combobox', { name: 'Service point', exact: true }))
      .toHaveAccessibleDescription('Choose a center first.')
  })

  it('tell which of them was set to what', async () => {
    const onChange = vi.fn()
    const screen = await renderIn('en', <OrderFilters {...props} onChange={onChange} />)
    await screen.getByRole('combobox', { name: 'Client', exact: true }).click()
    await screen.getByRole('option', { name: 'Bazar Norte' }).click()
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ filter: 'client', value: '1' })
  })

  it('say in words of their own that there is nothing to choose', async () => {
    const choices = { client: { ...client, value: '1' }, center: none, servicePoint: none }
    const screen = await renderIn('en', <OrderFilters {...props} choices={choices} />)
    await screen.getByRole('combobox', { name: 'Center', exact: true }).click()
    await expect.element(screen.getByText('No centers')).toBeVisible()
  })
})
