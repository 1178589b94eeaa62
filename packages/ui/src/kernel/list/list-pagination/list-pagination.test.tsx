import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { renderIn } from '../../../../test/render-in'
import * as stories from './list-pagination.stories'

const { Middle, First, Last, OnePage } = composeStories(stories)

describe('the pagination of a list', () => {
  it.each([
    ['First page', 1],
    ['Previous page', 2],
    ['Next page', 4],
    ['Last page', 12],
  ])('the button %s of the pagination leads from page 3 of 12 to page %i', async (name, page) => {
    const onPage = fn()
    const screen = await renderIn('en', <Middle onPage={onPage} />)
    await screen.getByRole('button', { name }).click()
    expect(onPage).toHaveBeenCalledExactlyOnceWith({ page })
  })

  it('the pagination of a list shows the current page', async () => {
    const screen = await renderIn('en', <Middle />)
    const nav = screen.getByRole('navigation', { name: 'Pages: Users' })
    await expect.element(nav.getByText('21–30 of 117')).toBeVisible()
    await expect.element(nav.getByText('3/12')).toBeVisible()
    await expect.element(nav.getByRole('status')).toHaveTextContent('Page 3 of 12')
  })

  it.each([
    ['the first page', First, ['First page', 'Previous page'], ['Next page', 'Last page']],
    ['the last page', Last, ['Next page', 'Last page'], ['First page', 'Previous page']],
  ])(
    'the disabled buttons of the pagination on %s do nothing and keep the focus',
    async (_, Page, off, on) => {
      const onPage = fn()
      const screen = await renderIn('en', <Page onPage={onPage} />)
      for (const name of off) {
        const button = screen.getByRole('button', { name })
        await expect.element(button).toHaveAttribute('aria-disabled', 'true')
        button.element().focus()
        await button.click({ force: true })
        await expect.element(button).toHaveFocus()
      }
      expect(onPage).not.toHaveBeenCalled()
      for (const name of on)
        await expect.element(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled')
    },
  )

  it('the pagination of a list is hidden if all rows fit on one page', async () => {
    const screen = await renderIn('en', <OnePage />)
    expect(screen.container.querySelector('nav')).toBeNull()
    await screen.redraw(<OnePage total={11} />)
    await expect.element(screen.getByRole('navigation')).toBeVisible()
  })
})
