import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import * as stories from './core-lookup.stories'

const { Typed, Empty, Late, Found, NotFound, NotReached, ByHand, OneCountry } = composeStories(stories)

describe('the search for a code in the core system', () => {
  it('the search for a code in the core system searches by its button and by Enter in the code, and never saves the form around it', async () => {
    const [onSearch, onSubmit] = [fn(), fn()]
    const screen = await renderIn(
      'en',
      <form onSubmit={onSubmit}>
        <Typed onSearch={onSearch} />
      </form>,
    )
    await screen.getByRole('button', { name: 'Search' }).click()
    await screen.getByRole('textbox', { name: 'Code' }).click()
    await userEvent.keyboard('{Enter}')
    expect(onSearch).toHaveBeenCalledTimes(2)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('the search for a code in the core system says why nothing can be searched for', async () => {
    const onSearch = fn()
    const screen = await renderIn('en', <Empty onSearch={onSearch} />)
    await expect
      .element(screen.getByRole('button', { name: 'Search' }))
      .toHaveAccessibleDescription('Choose a country first')
    await screen.getByRole('textbox', { name: 'Code' }).click()
    await userEvent.keyboard('{Enter}')
    expect(onSearch).not.toHaveBeenCalled()
  })

  it('the search for a code in the core system offers source systems by name, and shows one only when it validates', async () => {
    const screen = await renderIn('en', <Typed />)
    const system = screen.getByRole('combobox', { name: 'Source system' })
    await system.selectOptions('None')
    await expect.element(system).toHaveValue('NONE')
    await screen.getByRole('switch', { name: 'Validate in the core system' }).click()
    expect(system.elements()).toEqual([])
    expect(screen.getByRole('button', { name: 'Search' }).elements()).toEqual([])
  })

  it.each([
    ['late', Late],
    ['not found', NotFound],
    ['not reached', NotReached],
  ])(
    'the search in the core system offers to enter the record by hand if the answer is %s',
    async (_when, Outcome) => {
      const onByHand = fn()
      const screen = await renderIn('en', <Outcome onByHand={onByHand} />)
      await screen.getByRole('status').getByRole('button', { name: 'Enter by hand' }).click()
      expect(onByHand).toHaveBeenCalledOnce()
    },
  )

  it('the search in the core system can be stopped, and shows the found record', async () => {
    const onStop = fn()
    const screen = await renderIn('en', <Late onStop={onStop} />)
    await screen.getByRole('button', { name: 'Stop' }).click()
    expect(onStop).toHaveBeenCalledOnce()
    await screen.unmount()
    const found = await renderIn('en', <Found />)
    await expect
      .element(found.getByRole('status'))
      .toMatchTextContent(/Floristería Alba.*CL-9001, SAP S-9001/)
  })

  it('entering a code by hand has one field for the code, and the country is fixed if there is only one', async () => {
    const screen = await renderIn('en', <ByHand />)
    expect(screen.getByRole('combobox').elements()).toHaveLength(1)
    await screen.unmount()
    const one = await renderIn('en', <OneCountry />)
    await expect.element(one.getByRole('combobox', { name: 'Country' })).toBeDisabled()
  })
})
