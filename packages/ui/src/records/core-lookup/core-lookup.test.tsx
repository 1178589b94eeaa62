import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import * as stories from './core-lookup.stories'

const { Typed, Empty, Late, Found, NotFound, NotReached, ByHand, OneCountry } = composeStories(stories)
const { Taken, TakenByHand, TakenByAnInactiveRecord, TakenOutOfReach } = composeStories(stories)

describe('the search for a code in the core system', () => {
  it('the search button and Enter in the field of the code start the search in the core system, and do not save the surrounding form', async () => {
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

  it('the search for a code in the core system says why a search is not possible', async () => {
    const onSearch = fn()
    const screen = await renderIn('en', <Empty onSearch={onSearch} />)
    await expect
      .element(screen.getByRole('button', { name: 'Search' }))
      .toHaveAccessibleDescription('Choose a country first')
    await screen.getByRole('textbox', { name: 'Code' }).click()
    await userEvent.keyboard('{Enter}')
    expect(onSearch).not.toHaveBeenCalled()
  })

  it('in the search for a code, the source system is chosen by its name, and is hidden once validation in the core system is switched off', async () => {
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
    'the user can enter a record by hand if the result of the search in the core system is %s',
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

  it.each([
    ['searched for', Taken],
    ['entered by hand', TakenByHand],
  ])(
    '[REC-28] the search in the core system shows the name and a link of the record of the portal that already has the code, if the code is %s',
    async (_how, Outcome) => {
      const screen = await renderIn('en', <Outcome />)
      const status = screen.getByRole('status')
      await expect.element(status).toMatchTextContent('Floristería Alba is in the portal already')
      await expect.element(status.getByRole('link', { name: 'Open it' })).toBeVisible()
    },
  )

  it('[REC-28] the search in the core system has no link to an inactive record of the portal, and no name of a record that the viewer may not see', async () => {
    const screen = await renderIn('en', <TakenByAnInactiveRecord />)
    await expect.element(screen.getByRole('status')).toMatchTextContent(/Floristería Alba.*It is inactive/)
    expect(screen.getByRole('link').elements()).toEqual([])
    await screen.unmount()
    const other = await renderIn('en', <TakenOutOfReach />)
    await expect.element(other.getByRole('status')).toMatchTextContent('It is in the portal already')
    expect(other.getByRole('link').elements()).toEqual([])
  })

  it('for a record that is entered by hand, there is one field for the code, and a single country can’t be changed', async () => {
    const screen = await renderIn('en', <ByHand />)
    expect(screen.getByRole('combobox').elements()).toHaveLength(1)
    await screen.unmount()
    const one = await renderIn('en', <OneCountry />)
    await expect.element(one.getByRole('combobox', { name: 'Country' })).toBeDisabled()
  })
})
