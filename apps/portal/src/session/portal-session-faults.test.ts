import { err, ok, type Result } from '@remesa/domain/kernel'
import { describe, expect, it } from 'vitest'
import { AGAIN_MS } from '../kernel/time-limits'
import { portal, START, sessionWith, settle, user } from '../testing/session-world'
import { storageWith } from '../testing/storage'
import type { LoadedPortal } from './load-portal'

const noAnswer = { kind: 'network', endpoint: 'session.me', requestId: null } as const

describe('a service that does not respond', () => {
  it('[SGN-11] a session continues while the identity provider does not respond, and the portal opens as soon as the identity provider responds', async () => {
    let isUp = false
    const load = async () => (isUp ? ok(portal) : err({ ...noAnswer, kind: 'token' } as const))
    const { session, log, pass } = sessionWith({ isSignedIn: true, load })
    session.ensure('/orders')
    await settle()
    expect(session.state.get()).toEqual({ kind: 'away', service: 'provider' })
    await pass(3 * AGAIN_MS)
    expect(session.state.get()).toEqual({ kind: 'away', service: 'provider' })
    isUp = true
    await pass(AGAIN_MS)
    expect(session.state.get()).toEqual({ kind: 'ready', portal })
    expect(log).not.toContain('end')
  })

  it.each([noAnswer, { ...noAnswer, kind: 'server', status: 503, code: null, message: null } as const])(
    '[SGN-17] the portal repeats its request to a server that does not respond: %j',
    async (error) => {
      const answers: Result<LoadedPortal, typeof error>[] = [err(error), ok(portal)]
      const { session, pass } = sessionWith({
        isSignedIn: true,
        load: async () => answers.shift() ?? ok(portal),
      })
      session.ensure('/orders')
      await settle()
      expect(session.state.get()).toEqual({ kind: 'away', service: 'server' })
      await pass(AGAIN_MS)
      expect(session.state.get().kind).toBe('ready')
    },
  )

  it('[SGN-11] [SGN-27] a user is not redirected to an identity provider that is down, and the failure is reported once', async () => {
    let isUp = false
    const signInUrl = async () =>
      isUp ? ok('https://id.example/auth') : err({ kind: 'away', reason: 'discovery: answered 503' } as const)
    const { session, log, reported, pass } = sessionWith({ provider: { signInUrl } })
    session.retry()
    await settle()
    await pass(3 * AGAIN_MS)
    expect(session.state.get()).toEqual({ kind: 'away', service: 'provider', reference: 'R-1' })
    expect(reported).toEqual(['discovery: answered 503'])
    isUp = true
    await pass(AGAIN_MS)
    expect(log.at(-1)).toBe('https://id.example/auth')
  })

  it('[SGN-11] if the identity provider does not respond at the callback, the sign-in is started again later and leads to the same page', async () => {
    const tab = storageWith()
    sessionWith({ tab }).session.ensure('/orders?canceled=true')
    const { session, log, pass } = sessionWith({
      tab,
      provider: { finishSignIn: async () => err({ kind: 'away', reason: 'keys: no answer' }) },
    })
    expect(await session.finish('https://portal.example/callback?code=1')).toBeUndefined()
    expect(session.state.get()).toEqual({ kind: 'away', service: 'provider', reference: 'R-1' })
    await pass(AGAIN_MS)
    expect(log.at(-1)).toBe('https://id.example/auth?to=/orders?canceled=true&prompt=')
  })

  it('[SGN-17] settings that failed to load are requested again, and changes that the user makes in the meantime are kept', async () => {
    const incomplete = ok({ ...portal, hasSettings: false })
    const answers = [incomplete, incomplete, ok(portal)]
    const { session, pass } = sessionWith({
      isSignedIn: true,
      load: async () => answers.shift() ?? ok(portal),
    })
    session.ensure('/orders')
    await settle()
    expect(session.state.get()).toMatchObject({ kind: 'ready', portal: { hasSettings: false } })
    session.update((current) => ({ ...current, user: { ...current.user, disclaimerAccepted: false } }))
    await pass(2 * AGAIN_MS)
    expect(session.state.get()).toMatchObject({
      kind: 'ready',
      portal: { hasSettings: true, user: { disclaimerAccepted: false } },
    })
  })
})

describe('a sign-out that does not reach the identity provider', () => {
  it('[SGN-26] a sign-out that does not reach the identity provider is stored, shown and repeated, and the next sign-in asks for the password', async () => {
    let isUp = false
    const signOutUrl = async () => (isUp ? ok('https://id.example/end') : err('unavailable' as const))
    const browser = storageWith()
    const { session, log, memory, pass } = sessionWith({ browser, provider: { signOutUrl } })
    await session.signOut()
    expect(session.state.get()).toEqual({ kind: 'signed-out', isHeard: false })
    expect(memory.signOut.read()).toBe('x-1')
    const other = sessionWith({ browser })
    other.session.ensure('/orders')
    await settle()
    expect(other.log.at(-1)).toContain('prompt=login')
    isUp = true
    await pass(AGAIN_MS)
    expect(log.filter((entry) => entry === 'revoke id-0')).toHaveLength(2)
    expect(log.at(-1)).toBe('https://id.example/end')
  })

  it('[SGN-26] a stored sign-out is no longer repeated once the identity provider has redirected back to the start page, or a user has signed in', async () => {
    for (const hear of [
      (world: ReturnType<typeof sessionWith>) => world.session.ensure('/?state=x-1'),
      (world: ReturnType<typeof sessionWith>) => world.session.finish('https://portal.example/callback'),
    ]) {
      const world = sessionWith()
      world.memory.signOut.write('x-1')
      world.session.ensure('/?state=other')
      expect(world.memory.signOut.read()).toBe('x-1')
      await hear(world)
      expect(world.memory.signOut.read()).toBeNull()
      expect(world.session.rememberedPath()).not.toContain('state=x-1')
    }
  })
})

describe('a tab', () => {
  const adela = { ...portal, user: { ...user, username: 'adela', name: 'Adela' } }

  it('[SGN-25] a tab shows that another user is now signed in, and asks how to continue', async () => {
    const tab = storageWith()
    const first = sessionWith({ tab, isSignedIn: true })
    first.session.ensure('/orders')
    await settle()
    first.session.lost()
    const { session } = sessionWith({ tab, load: async () => ok(adela) })
    await session.finish('https://portal.example/callback?code=1')
    await settle()
    expect(session.state.get()).toEqual({ kind: 'other-user', portal: adela })
    session.takeOver()
    expect(session.state.get()).toEqual({ kind: 'ready', portal: adela })
    const again = sessionWith({ tab, isSignedIn: true, load: async () => ok(adela) })
    again.session.ensure('/orders')
    await settle()
    expect(again.session.state.get().kind).toBe('ready')
  })

  it('[SGN-25] a tab does not sign out the other user’s tabs when its own user signs in again', async () => {
    const tab = storageWith({ 'remesa.user': '7' })
    const { session, log } = sessionWith({ tab, load: async () => ok(adela) })
    await session.finish('https://portal.example/callback?code=1')
    await settle()
    session.switchUser()
    await settle()
    expect(log).not.toContain('end')
    expect(log.slice(-3)).toEqual(['clear', 'signing-in', expect.stringContaining('prompt=select_account')])
  })

  it('[SGN-25] after a sign-out, the tab in which the user signed out forgets its user, and other tabs remember their user', async () => {
    const tab = storageWith()
    const { session, memory } = sessionWith({ tab, isSignedIn: true })
    session.ensure('/orders')
    await settle()
    session.endedElsewhere()
    expect(memory.user.read()).not.toBeNull()
    await session.signOut()
    expect(memory.user.read()).toBeNull()
  })

  it('[SGN-22] a tab that opens after the idle time ends the session before anything is loaded', async () => {
    const { session, log, memory } = sessionWith({ isSignedIn: true })
    memory.lastActivity.write(START - 31 * 60_000)
    session.ensure('/orders')
    await settle()
    expect(session.state.get().kind).toBe('signed-out')
    expect(log).not.toContain('loading')
    expect(memory.lastActivity.read()).toBeUndefined()
  })

  it('[SGN-22] a tab without tokens asks for the password only after the idle time', async () => {
    for (const [minutes, prompt] of [
      [31, 'prompt=login'],
      [30, 'prompt='],
    ] as const) {
      const { session, log, memory } = sessionWith()
      memory.lastActivity.write(START - minutes * 60_000)
      session.ensure('/orders')
      await settle()
      expect(log.at(-1)).toMatch(new RegExp(`${prompt}$`))
    }
  })

  it('[SGN-20] a tab can be signed out silently only if its session has an ID token as proof', async () => {
    const { session } = sessionWith()
    expect(await session.signOutUrl()).toBeUndefined()
    await session.finish('https://portal.example/callback?code=1')
    expect(await session.signOutUrl()).toBe('https://id.example/end?hint=id-0')
  })
})
