import { contract } from '@remesa/api-client/contract'
import { type ProgramSession, type ShownCode, signInWithDevice } from '@remesa/api-client/node'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SeededServer, startSeededServer } from '../testing/seeded-server'
import { createTestBrowser } from '../testing/test-browser'
import { submitForm } from '../testing/test-sign-in'

let world: SeededServer
beforeAll(async () => {
  world = await startSeededServer()
})
afterAll(() => world.close())

const user = { username: 'customer-operator', password: 'remesa' }

/** Types the code in a browser, and confirms or refuses it as the user would. */
const answerCode = async ({ verificationUri, userCode }: ShownCode, answer: 'agree' | 'refuse') => {
  const browser = createTestBrowser()
  const xsrfOf = (html: string) => /name="xsrf" (?:type="hidden" )?value="([^"]+)"/.exec(html)?.[1] ?? ''
  const send = (fields: Record<string, string>) =>
    browser.follow(verificationUri, { method: 'POST', body: new URLSearchParams(fields) })
  const xsrf = xsrfOf(await (await browser.go(verificationUri)).text())
  await send({ xsrf, user_code: userCode })
  const confirmed = { xsrf, user_code: userCode, confirm: 'yes' }
  const { url } = await send(answer === 'agree' ? confirmed : { ...confirmed, abort: 'yes' })
  if (answer === 'agree') await submitForm(browser, url, user)
}

const signIn = (answer: 'agree' | 'refuse', program?: string) =>
  signInWithDevice({
    issuer: `${world.server.baseUrl}/oidc`,
    program,
    wait: async () => undefined,
    onCode: (code) => answerCode(code, answer),
  })
const sessionOf = async (program?: string): Promise<ProgramSession> => {
  const signedIn = await signIn('agree', program)
  if (!signedIn.ok) throw new Error(JSON.stringify(signedIn.error))
  return signedIn.value
}
const call = async (session: ProgramSession, method: string, rest = '') =>
  fetch(`${world.server.url}/api/configuration/v1/session${rest}`, {
    method,
    headers: { Authorization: `Bearer ${await session.getToken()}` },
  })

describe('a program without a browser', () => {
  it('a device client can call the API on behalf of its user, and can renew its token', async () => {
    const session = await sessionOf()
    const first = await session.getToken()
    expect(decodeJwt(first ?? '')).toMatchObject({ aud: 'remesa-cli' })
    expect((await call(session, 'GET')).status).toBe(200)
    expect(await session.refreshToken()).toBe(true)
    expect(await session.getToken()).not.toBe(first)
    expect((await call(session, 'GET')).status).toBe(200)
    await session.signOut()
    expect(await session.refreshToken()).toBe(false)
  })

  it('a device client is told when its user has refused the sign-in', async () => {
    expect(await signIn('refuse')).toEqual({ ok: false, error: { kind: 'denied', reason: 'access_denied' } })
  })

  it('the list of sessions shows a device client as a program, and the user can end the program’s session there', async () => {
    const [payroll, browserLike] = [await sessionOf('payroll/1.2'), await sessionOf('Firefox/1 Windows')]
    const listed = contract.session.sessions.response.parse(await (await call(payroll, 'GET')).json())
    expect(listed.map(({ agent }) => agent)).toEqual(
      expect.arrayContaining(['remesa-cli (payroll/1.2)', 'remesa-cli (Firefox/1 Windows)']),
    )
    const other = listed.find(({ agent }) => agent === 'remesa-cli (Firefox/1 Windows)')
    expect((await call(payroll, 'DELETE', `/${other?.id}`)).status).toBe(200)
    expect((await call(browserLike, 'GET')).status).toBe(401)
    expect(await browserLike.refreshToken()).toBe(false)
    expect((await call(payroll, 'GET')).status).toBe(200)
  })
})
