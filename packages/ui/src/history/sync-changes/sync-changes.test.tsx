import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './sync-changes.stories'

const { ThirdCodes, OtherFieldsToo, OtherFieldsAlone } = composeStories(stories)

describe('the changes by a synchronisation', () => {
  it('[RCF-6] the changes by a synchronisation are shown in the same way as in the history, and can be undone', async () => {
    const onUndo = fn()
    const screen = await renderIn(
      'en',
      <ThirdCodes undo={{ isBusy: false, disabledReason: undefined, onUndo }} />,
    )
    await expect.element(screen.getByRole('note')).toMatchTextContent(/ORACLE: zz removed.*SAP: S-0101 added/)
    await screen.getByRole('button', { name: 'Undo' }).click()
    expect(onUndo).toHaveBeenCalledOnce()
  })

  it('[RCF-6] the list of changes by a synchronisation says which of the changes can’t be undone', async () => {
    const screen = await renderIn('en', <OtherFieldsToo />)
    await expect.element(screen.getByText(/the third codes alone/)).toBeVisible()
    await screen.unmount()
    const alone = await renderIn('en', <OtherFieldsAlone />)
    await expect.element(alone.getByRole('note')).toMatchTextContent(/Bazar.*Bazar Norte/)
    expect(alone.getByRole('button').elements()).toEqual([])
  })
})
