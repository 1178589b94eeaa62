import { LOCALES } from '@remesa/domain/kernel'
import { composeStories } from '@storybook/react-vite'
import { describe, expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import failures from '../../i18n/locales/en/failures.json'
import * as stories from './failure-notice.stories'

const {
  Failed,
  Unknown,
  Forbidden,
  ForbiddenByARule,
  DoneAsSentBefore,
  Pending,
  RefusedByRules,
  RefusedInWords,
  RefusedByAMessageKey,
  RefusedByACode,
  RefusedWithoutAReason,
  Marked,
} = composeStories(stories)

const said = async (notice: React.ReactNode) => {
  const screen = await renderIn('en', notice)
  const alert = screen.getByRole('alert')
  await expect.element(alert).toBeVisible()
  const words = alert.element().textContent ?? ''
  await screen.unmount()
  return words
}

describe('the notice of a failed call', () => {
  it.each([
    [
      'a failure of the server',
      <Failed key="" />,
      'The order was not cancelledNothing you entered is lost. Try again',
    ],
    ['a lost response', <Unknown key="" />, 'The order may have been cancelledNo answer arrived.'],
    [
      'a missing permission',
      <Forbidden key="" />,
      'The order was not cancelledYou are not allowed to cancel',
    ],
    [
      'a second request for a draft that was saved before',
      <DoneAsSentBefore key="" />,
      'An earlier version was already saved',
    ],
    ['a request that is already being processed', <Pending key="" />, 'The outcome is not known yet'],
  ])('the notice of a failure states the outcome after %s', async (_after, notice, words) => {
    expect(await said(notice)).toContain(words)
  })

  it('the notice of a failure shows the reasons of the broken rules, each once, and not the text that the server sent', async () => {
    const words = await said(<RefusedByRules />)
    expect(words.match(/Use letters and digits only/g)).toHaveLength(1)
    expect(words).not.toContain('not shown')
  })

  it('the notice of a failure shows the text that the server sent, translated if it is a message key', async () => {
    expect(await said(<RefusedInWords />)).toContain('The crew is on its way.')
    expect(await said(<RefusedByAMessageKey />)).not.toContain('orders.refused')
  })

  it('[FRA-19] the notice of a missing permission shows the sentence of the rule that the server named, and never a sentence that the server wrote', async () => {
    expect(await said(<ForbiddenByARule />)).toBe(
      'The order was not cancelledYou may see orders but neither request nor change them.',
    )
    const other = <Forbidden failure={{ kind: 'forbidden', message: '403 Forbidden by policy' }} />
    expect(await said(other)).toBe(await said(<Forbidden />))
  })

  it('the notice of a failure explains an error code if the server sent nothing else', async () => {
    expect(await said(<RefusedByACode />)).toContain('It could be cancelled until 24 hours before its start.')
  })

  it('the notice of a refusal does not suggest trying again', async () => {
    for (const notice of [<RefusedWithoutAReason key="" />, <RefusedInWords key="" />, <Marked key="" />])
      expect(await said(notice)).not.toMatch(/again/i)
  })

  it('the notice of a failure asks the user to correct the marked values if the refused values are marked at their fields', async () => {
    expect(await said(<Marked />)).toBe(
      'The order was not acceptedCorrect what is marked. Nothing you entered is lost.',
    )
  })

  it.each(LOCALES)('every text of the notice of a failure exists in %s', async (locale) => {
    const screen = await renderIn(locale, <Marked />)
    await expect.element(screen.getByRole('alert')).not.toMatchTextContent(/failure\./)
  })

  it('the notice of a failure has a special text for the unknown outcome of each action', () => {
    const actions = Object.keys(failures).flatMap(
      (key) => /^failure\.(\w+)\.failed\.title$/.exec(key)?.[1] ?? [],
    )
    expect(actions.filter((action) => !Object.hasOwn(failures, `failure.${action}.unknown.title`))).toEqual([
      // Reading the limits changes nothing, so its outcome is never unknown.
      'limits',
    ])
  })
})
