import { say } from './words'
import { expect, fillSignIn, test, tokenOf } from './world'

const configuration = '/api/configuration/v1'

interface PointRow {
  readonly id: number
  readonly oidSol: string
  readonly description: string
}

async function pointsOf(origin: string, authorization: string): Promise<readonly PointRow[]> {
  const answer = await fetch(`${origin}${configuration}/service-point?page=0&size=1000`, {
    headers: { authorization },
  })
  return (await answer.json()).content
}

const instant = (daysFromNow: number) =>
  new Date(Date.now() + daysFromNow * 86_400_000).toISOString().replace(/\.\d+Z$/, 'Z')

const historyOf = (oidSol: string) =>
  `/api/sol-customer/ES/v1/request-historial/${oidSol}?lowerLimitSearch=${instant(-7)}&upperLimitSearch=${instant(7)}`

test('a user with the role for pickups can read the orders of their own service point, and no orders of other points', async ({
  page,
  browser,
  origin,
}) => {
  const authorization = await tokenOf(page, origin, 'customer-pickup')
  const own = await pointsOf(origin, authorization)
  expect(own).toHaveLength(1)

  const neighbour = await browser.newPage()
  const foreign = await pointsOf(origin, await tokenOf(neighbour, origin, 'customer-other'))
  await neighbour.close()
  expect(foreign.length).toBeGreaterThan(0)
  expect(foreign.map((point) => point.id)).not.toContain(own[0]?.id)

  const status = async (path: string, headers: Record<string, string> = { authorization }) =>
    (await fetch(`${origin}${path}`, { headers })).status
  expect(await status(historyOf(own[0]?.oidSol ?? ''))).toBe(200)
  expect(await status(historyOf(foreign[0]?.oidSol ?? ''))).toBe(404)
  expect(await status(historyOf('there-is-no-such-point'))).toBe(404)
  expect(await status(`${configuration}/service-point/${foreign[0]?.id}`)).toBe(404)
  expect(await status(`${configuration}/user/me`, {})).toBe(401)
  expect(await status(`${configuration}/user/me`, { authorization: 'Bearer nonsense' })).toBe(401)
})

test('a call that the role does not permit gets 403, and an invalid body gets 400 with the path of each issue', async ({
  page,
  browser,
  origin,
}) => {
  const viewer = await tokenOf(page, origin, 'customer-viewer')
  const create = (authorization: string, body: unknown) =>
    fetch(`${origin}/api/sol-customer/ES/v1/pick-up-service`, {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body),
    })
  expect((await create(viewer, {})).status).toBe(403)

  const other = await browser.newPage()
  const pickup = await tokenOf(other, origin, 'customer-pickup')
  await other.close()
  const answer = await create(pickup, {
    serviceDate: 'tomorrow',
    requestedAmounts: [{ currencyId: '1', totalAmount: -5 }],
  })
  expect(answer.status).toBe(400)
  const paths = (await answer.json()).issues.map((issue: { path: string }) => issue.path)
  expect(paths).toEqual(
    expect.arrayContaining(['serviceDate', 'servicePointId', 'requestedAmounts.0.totalAmount']),
  )
})

test('[SGN-21] a user without roles sees the page about missing access, and can sign in there as another user', {
  tag: '@core',
}, async ({ page, origin }) => {
  await page.goto(origin)
  await fillSignIn(page, 'no-access')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('You have no access'))
  await page.getByRole('button', { name: say('Switch user') }).click()
  await expect(page.locator('input[name=username]')).toBeVisible()
})

test('[SGN-20] a silent sign-out also ends the session at the identity provider, so that a new tab asks for a sign-in', {
  tag: '@core',
}, async ({ page, context, origin }) => {
  await page.goto(origin)
  await fillSignIn(page, 'no-access')
  const denied = say('You have no access')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(denied)
  const popup = context.waitForEvent('page')
  await page.getByRole('button', { name: say('Try again') }).click()
  await (await popup).waitForEvent('close')
  await expect(page.locator('input[name=username]')).toBeVisible()
  const tab = await context.newPage()
  await tab.goto(`${origin}/orders`)
  await expect(tab.locator('input[name=username]')).toBeVisible()
})

test('a user without service points gets a warning instead of an order form', async ({ page, origin }) => {
  await page.goto(`${origin}/orders`)
  await fillSignIn(page, 'customer-empty')
  const warning = page.getByRole('alertdialog', { name: say('Warning') })
  const text = 'You have no service points assigned. Ask your administrator to assign you one.'
  await expect(warning).toContainText(say(text))
  await page.goto(`${origin}/orders?new=1`)
  await warning.getByRole('button', { name: say('Close') }).click()
  await expect(
    page.getByText(say('As soon as a service point is assigned to you, its orders appear here.')),
  ).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: say('New order') })).toHaveCount(0)
})
