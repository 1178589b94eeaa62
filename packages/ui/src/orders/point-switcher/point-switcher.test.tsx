import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import { typeFast } from '../../../test/type-fast'
import * as stories from './point-switcher.stories'

const { Chosen, ClientChosen, ManyPointsOpen, NothingChosen, OneClient, SinglePoint } =
  composeStories(stories)

const opened = async (story: React.ReactNode) => {
  const screen = await renderIn('en', story)
  const button = screen.getByRole('button', { name: /^Service point/ })
  await button.click()
  const search = screen.getByRole('combobox', { name: 'Search point, center or client' })
  await expect.element(search).toHaveFocus()
  return { screen, button, search, list: screen.getByRole('listbox') }
}

describe('the switcher of service points', () => {
  it('the switcher of service points says which point is chosen, with its center and client', async () => {
    const screen = await renderIn('en', <Chosen />)
    await expect
      .element(screen.getByRole('button'))
      .toHaveAccessibleName('Service point: Gran Vía 12 Bazar Norte Bilbao · Bazar Norte')
  })

  it('the switcher of service points is plain text if the user has a single point', async () => {
    const screen = await renderIn('en', <SinglePoint />)
    await expect.element(screen.getByText('Gran Vía 12')).toBeVisible()
    await expect.element(screen.getByText('Bazar Norte Bilbao · Bazar Norte')).toBeVisible()
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  })

  it.each([
    ['malaga', 'Málaga Puerto P-1004'],
    ['LUZ SUR', 'Málaga Puerto P-1004'],
    ['p-1003', 'Atocha P-1003'],
    ['norte casco', 'Casco Viejo P-1002'],
  ])(
    'the switcher of service points finds points for the search %j by their name, center, client or code',
    async (text, option) => {
      const { list, search } = await opened(<Chosen />)
      await search.fill(text)
      await expect.element(list.getByRole('option')).toHaveTextContent(option)
    },
  )

  it('if the user chooses a point by keyboard in the switcher of service points, the choice is reported and the focus returns to the button', async () => {
    const onChange = fn()
    const { button } = await opened(<Chosen onChange={onChange} />)
    await userEvent.keyboard('atocha{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ value: 3 })
    await expect.element(button).toHaveFocus()
  })

  it('the switcher of service points chooses the point whose code and Enter come from a scanner', async () => {
    const onChange = fn()
    const { search } = await opened(<Chosen onChange={onChange} />)
    await typeFast(search.element(), 'P-1003\n')
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ value: 3 })
  })

  it('the switcher of service points closes on Escape without a choice', async () => {
    const onChange = fn()
    const { button, search } = await opened(<Chosen onChange={onChange} />)
    await userEvent.keyboard('{Escape}')
    await expect.element(search).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('the switcher of service points has all points together as the first option if this is allowed', async () => {
    const onChange = fn()
    const { list } = await opened(<NothingChosen onChange={onChange} />)
    await expect.element(list.getByRole('option').first()).toHaveTextContent('All my points 4 points')
    await list.getByRole('option').first().click()
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ value: 'all' })
  })

  it('the switcher of service points lets a user with one client choose all points, but not while the list shows only one center', async () => {
    const { screen, list } = await opened(<OneClient />)
    await expect.element(list.getByRole('option').first()).toHaveTextContent('All my points 3 points')
    await screen.getByRole('combobox', { name: 'Center', exact: true }).selectOptions('Bazar Norte Madrid')
    await expect.element(list.getByRole('option').first()).toHaveTextContent('Atocha P-1003')
  })

  it('the switcher of service points offers only single points if all points together are not allowed', async () => {
    const { list } = await opened(<NothingChosen offersAll={false} />)
    await expect.element(list.getByRole('option').first()).toHaveTextContent('Casco Viejo P-1002')
  })

  it('[ORD-HIS-11] the switcher of service points shows only the centers and points of the chosen client or center', async () => {
    const { screen, list } = await opened(<Chosen />)
    const center = screen.getByRole('combobox', { name: 'Center', exact: true })
    await expect.element(center).not.toBeInTheDocument()
    await screen.getByRole('combobox', { name: 'Client', exact: true }).selectOptions('Bazar Norte')
    await expect.element(screen.getByRole('option', { name: /Málaga/ })).not.toBeInTheDocument()
    await center.selectOptions('Bazar Norte Madrid')
    await expect.element(list.getByRole('option')).toHaveTextContent('Atocha P-1003')
  })

  it('the switcher of service points opens with a chosen client if the URL contains a client and no point', async () => {
    const { screen, button } = await opened(<ClientChosen />)
    await expect.element(button).toHaveAccessibleName('Service point: Choose a point Bazar Norte')
    await expect.element(screen.getByRole('combobox', { name: 'Client', exact: true })).toHaveValue('1')
  })

  it('the switcher of service points shows the recent points first, and says how many points are not in the list', async () => {
    const { screen } = await opened(<ManyPointsOpen />)
    const recent = screen.getByRole('group', { name: 'Recent' })
    await expect.element(recent.getByRole('option').first()).toHaveTextContent('Local 3 Zona 3 · Cafés Sol')
    await expect.element(screen.getByText('201 more points. Search to find them.')).toBeVisible()
  })

  it('the switcher of service points says that nothing was found', async () => {
    const { list, search } = await opened(<Chosen />)
    await search.fill('nowhere')
    await expect.element(list.getByRole('option')).toHaveTextContent('No results')
  })
})
