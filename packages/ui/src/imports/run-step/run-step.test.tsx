import { composeStories } from '@storybook/react-vite'
import { describe, expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './run-step.stories'

const { AnswerMissing, Ended, SomeNotSent } = composeStories(stories)

describe('a run of an import', () => {
  it('[IMP-34] a run of an import lists the rows that were not written, each with the reason, and lists all rows on request', async () => {
    const screen = await renderIn('en', <Ended />)
    const report = screen.getByRole('list', { name: 'Rows of the run' })
    await expect.element(report).toMatchTextContent(/12RefusedFarmacia MacarenaAnother service point/)
    await expect.element(report).toMatchTextContent(/9Not sentUseraCode: Use letters, digits/)
    expect(report.getByText('Deusto').elements()).toEqual([])
    await screen.getByRole('button', { name: 'All 4' }).click()
    await expect.element(report.getByText('Deusto')).toBeVisible()
  })

  it('[IMP-21] a run of an import counts all rows of the file, including those that are not sent', async () => {
    const screen = await renderIn('en', <SomeNotSent />)
    await expect
      .element(screen.getByRole('region', { name: 'Rows in numbers' }))
      .toMatchTextContent(/2written1refused.*1not sent1without a change1written before/)
    await screen.getByRole('button', { name: 'All 6' }).click()
    const report = screen.getByRole('list', { name: 'Rows of the run' })
    await expect.element(report).toMatchTextContent(/9Not sentUsera10No changeAbando11WrittenSantutxu/)
  })

  it('[IMP-31] if a response is missing, a run of an import says what this means, and how many rows are written', async () => {
    const screen = await renderIn('en', <AnswerMissing />)
    await expect.element(screen.getByText(/No answer came\. Go on to find out/)).toBeVisible()
    await expect.element(screen.getByText(/Nothing more is sent until you go on/)).toBeVisible()
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1')
  })
})
