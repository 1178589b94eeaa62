import type { Locator, Page } from '@playwright/test'
import fc from 'fast-check'
import { askedDigits, band, button, digits, openFirms, searchFor, wrong } from './firms-screen'
import { CrewModel, everybody, type Place, searches } from './models/firms-model'
import { loseAnswers } from './network'
import { readNoAnswer, tryAgain } from './orders-screen'
import { say } from './words'
import { expect, test } from './world'

/** Number of random runs in each test. The command `npm run test:deep` sets `RUNS`, for a hundred runs in total. */
const runs = Math.max(1, Math.floor(Number(process.env['RUNS'] ?? 6) / 2))
const steps = 40

interface Screen {
  readonly page: Page
  /** Bodies of the responses about crews that have arrived since the last check. */
  readonly answers: () => Promise<readonly string[]>
}

/** The element by which each state of the page is recognised. */
const landmarks: Readonly<Record<Place, (page: Page) => Locator>> = {
  form: (page) => button(page, 'Search', 'firms.search'),
  question: (page) => button(page, 'Check', 'firms.challenge.check'),
  unchecked: (page) => button(page, 'Enter the digits'),
  locked: (page) => page.getByRole('timer'),
  employee: (page) => page.getByRole('term').filter({ hasText: say('Role') }),
  trucks: (page) => page.getByRole('list', { name: say('Trucks found') }),
  'not-found': (page) => band(page, say('Hand nothing over')),
  'no-answer': (page) => band(page, say('No answer')),
}
const places = Object.keys(landmarks) as readonly Place[]

/**
 * The forms in which a value may occur in the page or in a response: as content of an element, as a JSON string, or at
 * the end of a label.
 */
const tracesOf = (fact: string) => [`>${fact}<`, `"${fact}"`, ` ${fact}"`]

/** Checks that the page, the browser’s storage and the responses contain no data that the model hides. */
async function hideOthers(model: CrewModel, { page, answers }: Screen): Promise<void> {
  const kept = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      location.href,
    ]),
  )
  const known = [await page.content(), kept, ...(await answers())].join('\n')
  const seen = everybody.filter((person) => model.mayKnow(person))
  const hidden = everybody.flatMap(({ registry, role, name, asked }) => [
    name,
    ...(asked === undefined ? [] : [asked]),
    ...(seen.some((other) => other.registry === registry) ? [] : tracesOf(registry)),
    ...(seen.some((other) => other.role === role) ? [] : tracesOf(role)),
  ])
  expect(hidden.filter((text) => known.includes(text))).toEqual([])
}

/** Checks that the page shows exactly the state of the model. */
async function judge(model: CrewModel, screen: Screen): Promise<void> {
  const { page } = screen
  await expect(landmarks[model.place](page)).toBeVisible()
  const shown = await Promise.all(places.map(async (place) => (await landmarks[place](page).count()) > 0))
  expect(places.filter((_, at) => shown[at])).toEqual([model.place])
  await expect(page.getByRole('tab')).toHaveCount(model.people.length > 1 ? model.people.length : 0)
  if (model.place === 'employee')
    await expect(page.getByRole('definition').first()).toHaveText(model.person?.registry ?? '')
  if (model.triesLeft !== undefined)
    await expect(page.getByRole('alert')).toContainText(
      say('{count, plural, one {# try left} other {# tries left}}', { count: model.triesLeft }),
    )
  await hideOthers(model, screen)
}

interface Step {
  readonly name: string
  readonly check: (model: CrewModel) => boolean
  readonly action: (model: CrewModel, page: Page) => Promise<void>
}

const isAsking = ({ place }: CrewModel) => place === 'question'
const isAt = (place: Place) => (model: CrewModel) => model.place === place

const searchSteps = searches.map(
  (search): Step => ({
    name: `search ${search.type} ${search.identifier}`,
    check: isAt('form'),
    action: async (model, page) => {
      await searchFor(
        page,
        search.type.startsWith('Truck') ? say(search.type) : search.type,
        search.identifier,
      )
      model.begin(search)
    },
  }),
)

/** Fills in the digits that the question requests: with keys, by pasting, or with a corrected typing error. */
async function fillIn(page: Page, text: string, how: 'keys' | 'paste' | 'correction'): Promise<void> {
  await digits(page).first().focus()
  if (how === 'correction') await page.keyboard.type(`${wrong(text)}`)
  if (how === 'correction') for (const _ of text) await page.keyboard.press('Backspace')
  if (how !== 'paste') return page.keyboard.type(text)
  await digits(page)
    .first()
    .evaluate((box, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', pasted)
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
}

const rightDigits = (model: CrewModel, page: Page) => askedDigits(page, model.person?.asked ?? '')

const answer = (isRight: boolean, how: 'keys' | 'paste' | 'correction'): Step => ({
  name: `${isRight ? 'right' : 'wrong'} digits by ${how}`,
  check: isAsking,
  action: async (model, page) => {
    const right = await rightDigits(model, page)
    await fillIn(page, isRight ? right : wrong(right), how)
    const verdict = page.waitForResponse(/\/v2\/employee\/challenge\/.+/)
    await page.keyboard.press('Enter')
    await verdict
    model.answer(isRight)
  },
})

/** A step that answers the question. The back end counts this attempt, but the page does not get the response. */
const loseAnswer = (isRight: boolean): Step => ({
  name: `${isRight ? 'right' : 'wrong'} digits, answer lost`,
  check: isAsking,
  action: async (model, page) => {
    await fillIn(
      page,
      isRight ? await rightDigits(model, page) : wrong(await rightDigits(model, page)),
      'keys',
    )
    const lost = await loseAnswers(page, /\/v2\/employee\/challenge\/.+/)
    await page.keyboard.press('Enter')
    await readNoAnswer(page)
    await lost.pass()
    model.answer(isRight, false)
  },
})

const searchInVain: Step = {
  name: 'search, answer lost',
  check: isAt('form'),
  action: async (model, page) => {
    const [search] = searches
    if (search === undefined) return
    const lost = await loseAnswers(page, /\/v2\/employee\?/)
    await searchFor(page, search.type, search.identifier)
    await readNoAnswer(page)
    await lost.pass()
    model.begin(search, false)
  },
}

const clickOn = (name: string, check: Step['check'], action: Step['action']): Step => ({
  name,
  check,
  action,
})

const otherSteps: readonly Step[] = [
  clickOn('half of the digits', isAsking, async (model, page) => {
    await digits(page).first().press('7')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    model.triesLeft = undefined
  }),
  clickOn('cancel', isAsking, async (model, page) => {
    await button(page, 'Cancel').click()
    model.dismiss()
  }),
  clickOn('enter the digits', isAt('unchecked'), async (model, page) => {
    await landmarks.unchecked(page).click()
    model.open(model.tab)
  }),
  clickOn(
    'the other tab',
    ({ people, place }) => people.length > 1 && place !== 'no-answer',
    async (model, page) => {
      const other = 1 - model.tab
      await page.getByRole('tab').nth(other).click()
      model.open(other)
    },
  ),
  clickOn('try again', isAt('no-answer'), async (model, page) => {
    await tryAgain(page).click()
    model.repeat()
  }),
  clickOn(
    'search again',
    ({ place }) => place === 'not-found' || place === 'no-answer',
    async (model, page) => {
      await button(page, 'Search again', 'firms.again').click()
      model.forget()
    },
  ),
  clickOn(
    'new search',
    (model) => model.isAnswered,
    async (model, page) => {
      await button(page, 'New search').click()
      model.forget()
    },
  ),
  clickOn(
    'reload',
    (model) => model.isAnswered,
    async (model, page) => {
      await page.reload()
      model.forget()
    },
  ),
  clickOn(
    'leave and come back',
    (model) => model.isAnswered,
    async (model, page) => {
      await page.goBack()
      await page.goForward()
      model.forget()
    },
  ),
]

const weighted: readonly (readonly [weight: number, steps: readonly Step[]])[] = [
  [4, searchSteps],
  [1, [searchInVain]],
  [6, [answer(true, 'keys'), answer(true, 'paste'), answer(true, 'correction')]],
  [6, [answer(false, 'keys'), answer(false, 'paste')]],
  [1, [loseAnswer(true), loseAnswer(false)]],
  [3, otherSteps],
]
const offered = weighted.flatMap(([weight, some]) => Array.from({ length: weight }, () => some)).flat()
const anyMove = fc.noBias(fc.nat(1_000_000))

/** Delays searches so that they stay below the limit of sixty a minute. */
class Pace {
  readonly #sent: number[] = []
  async next(): Promise<void> {
    const [oldest = 0] = this.#sent.slice(-PER_MINUTE)
    if (this.#sent.length >= PER_MINUTE) await pause(oldest + 61_000 - Date.now())
    this.#sent.push(Date.now())
  }
}
const PER_MINUTE = 50
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, Math.max(0, milliseconds)))

/** Collects the back end's responses about crews. */
function listenTo(page: Page): Screen['answers'] {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    // Responses with photos are skipped: their URL contains the employee's number, which the page already knows.
    if (/\/v2\/employee|\/vehicle\?/.test(response.url()) && response.request().method() !== 'OPTIONS')
      bodies.push(response.text().catch(() => ''))
  })
  return () => Promise.all(bodies.splice(0))
}

async function runSteps(page: Page, seed: number): Promise<void> {
  test.setTimeout(120_000 + runs * 120_000)
  const screen: Screen = { page, answers: listenTo(page) }
  const wrongAnswers: ConstructorParameters<typeof CrewModel>[0] = new Map()
  const pace = new Pace()
  const met = new Map<Place, number>(places.map((place) => [place, 0]))
  const run = async (moves: readonly number[]) => {
    const model = new CrewModel(wrongAnswers)
    const done: string[] = []
    try {
      for (const move of moves) {
        if (model.waitMs > 0) {
          await pause(model.waitMs)
          model.wake()
        }
        const possible = offered.filter(({ check }) => check(model))
        const step = possible[move % possible.length]
        if (step === undefined) throw new Error('nothing can be done here')
        done.push(step.name)
        if (model.place === 'form') await pace.next()
        await step.action(model, page)
        await judge(model, screen)
        met.set(model.place, (met.get(model.place) ?? 0) + 1)
      }
    } catch (error) {
      throw new Error(`after: ${done.join('; ')}`, { cause: error })
    }
    if (model.isAnswered) await button(page, 'New search').click()
  }
  await fc.assert(fc.asyncProperty(fc.array(anyMove, { minLength: steps, maxLength: steps }), run), {
    numRuns: runs,
    endOnFailure: true,
    ...(process.env['CI'] ? { seed } : {}),
  })
  test.info().annotations.push({ type: 'places', description: JSON.stringify(Object.fromEntries(met)) })
  // With fewer runs, some states may never occur.
  if (runs >= 20) expect([...met].filter(([, times]) => times === 0)).toEqual([])
}

// The two tests may run in parallel, because they sign in as different users, and wrong answers are counted for each
// user.
test.describe.configure({ mode: 'parallel' })

test(`[FIR-74] [FIR-92] after any ${steps} steps the page of employees is in exactly one state, and shows no person before the question is answered (wide)`, async ({
  enter,
}) => runSteps(await openFirms(enter, 'customer-empty'), 0))

test.describe('the page of crews on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', language: 'es' })
  test(`[FIR-74] [FIR-92] after any ${steps} steps the page of employees is in exactly one state, and shows no person before the question is answered (narrow)`, async ({
    enter,
  }) => runSteps(await openFirms(enter, 'customer-other'), 1))
})
