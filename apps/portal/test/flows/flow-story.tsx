import { isLocale, type Locale } from '@remesa/domain/kernel'
import type { MessageKey, Translate } from '@remesa/ui/i18n'
import type { StoryContext, StoryObj } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { isFlowTime } from './flow-times'
import type { FlowStart } from './open-flow'

// Only a flow runs the whole portal. Stories without a flow do not load the portal and its back end.
const Flow = lazy(async () => ({ default: (await import('./flow')).Flow }))

/**
 * The start of a flow, which is a story that runs the whole portal: its user, the URL that it opens, and whether it is
 * the user's first visit.
 */
export type FlowArgs = Pick<FlowStart, 'as' | 'at' | 'isFirstVisit'>

type Globals = StoryContext['globals']

const localeOf = ({ locale }: Globals): Locale => (isLocale(locale) ? locale : 'en')
const timeOf = ({ flowTime }: Globals) => (isFlowTime(flowTime) ? flowTime : 'begin')

/**
 * The render function of every flow. Tags and parameters are repeated in each file, because Storybook reads them from
 * the text of the file.
 */
export const renderFlow: NonNullable<StoryObj<FlowArgs>['render']> = (args, { globals, id }) => (
  <Suspense>
    <Flow key={id} {...args} locale={localeOf(globals)} time={timeOf(globals)} />
  </Suspense>
)

const saying = (t: Translate, key: MessageKey, names: readonly string[]): RegExp => {
  const anything = '\u0000'
  const text = t(key, Object.fromEntries(names.map((name) => [name, anything])))
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll(anything, '.+')}$`)
}

type Part = ReturnType<typeof within>

/** The tools for the steps of a flow: the page, its user, and the texts in the language that the toolbar has set. */
interface AsUser {
  readonly t: Translate
  /** A pattern that matches the text of a message, whatever values the arguments `names` have. */
  readonly saying: (key: MessageKey, ...names: readonly string[]) => RegExp
  readonly page: Part
  readonly user: ReturnType<typeof userEvent.setup>
  readonly dialog: (name: string | RegExp) => Promise<Part>
  /** Chooses an option as soon as the list shows it. */
  readonly choose: (list: HTMLElement, option: string) => Promise<void>
}

/**
 * Longest time in milliseconds until a flow, or a dialog that it loads late, is open. First the back end of the flow
 * has to start, and the development server may have to compile the whole portal.
 */
export const OPEN_MS = 120_000

/** Waits until the first page, or a dialog on it, is open. */
const untilOpen = (canvas: HTMLElement): Promise<void> =>
  waitFor(
    () =>
      expect(
        canvas.querySelector('h1') ?? canvas.ownerDocument.querySelector('[role="dialog"]'),
      ).not.toBeNull(),
    { timeout: OPEN_MS },
  )

/** Waits until the flow is open, and returns the tools for its steps. */
export const asUser = async ({
  loaded,
  canvasElement,
}: Pick<StoryContext, 'loaded' | 'canvasElement'>): Promise<AsUser> => {
  // The conversion is safe, because the preview of Storybook has loaded the texts before.
  const t = loaded['texts'] as Translate
  const page = within(canvasElement.ownerDocument.body)
  const user = userEvent.setup()
  await untilOpen(canvasElement)
  return {
    t,
    page,
    user,
    saying: (key, ...names) => saying(t, key, names),
    dialog: async (name) => within(await page.findByRole('dialog', { name })),
    choose: (list, option) => waitFor(() => user.selectOptions(list, option)),
  }
}

/** A flow without scripted steps, through which a person clicks. */
export const byHand: StoryObj<FlowArgs> = {
  play: ({ canvasElement, step }) => step('The portal is open', () => untilOpen(canvasElement)),
}
