import type { ApiError } from '@remesa/api-client'
import { describe, expect, it } from 'vitest'
import { createApiActivity } from './api-activity'
import { apiErrorToMessage } from './api-error-message'

const refused = {
  endpoint: 'orders.history',
  requestId: 'r-1',
  status: 400,
  code: null,
  message: null,
} as const
const failed = { endpoint: 'orders.history', requestId: null } as const

const errors: Readonly<Record<string, ApiError>> = {
  unauthorized: { ...refused, kind: 'unauthorized', status: 401 },
  forbidden: { ...refused, kind: 'forbidden', status: 403 },
  worded: { ...refused, kind: 'rejected', status: 409, message: 'messages.newOrder.ko', issues: [] },
  wordless: { ...refused, kind: 'rejected', status: 404, issues: [] },
  server: { ...refused, kind: 'server', status: 502 },
  malformed: { ...failed, kind: 'malformed', status: 200, reason: 'json', path: '', paths: [] },
  network: { ...failed, kind: 'network' },
  token: { ...failed, kind: 'token' },
  timeout: { ...failed, kind: 'timeout' },
}

describe('a failed call', () => {
  it.each([
    ['[FRA-10]', 'unauthorized', 'unauthorized', 'error.unauthorized.title'],
    ['[FRA-10]', 'forbidden', 'unauthorized', 'error.unauthorized.title'],
    ['[FRA-11]', 'server', 'unexpected', 'unexpectedError.title'],
    ['[FRA-12]', 'worded', 'rejected', 'option.type.error'],
    ['[FRA-11]', 'wordless', 'unexpected', 'unexpectedError.title'],
    ['[FRA-13]', 'network', 'network', 'errorNetwork'],
    ['[FRA-13]', 'timeout', 'network', 'errorNetwork'],
    ['[FRA-11]', 'malformed', 'unexpected', 'unexpectedError.title'],
  ])('%s a call that has failed with "%s" is shown as %s', (_rule, name, kind, title) => {
    const error = errors[name]
    expect(error && apiErrorToMessage(error)).toMatchObject({ kind, title })
  })

  it('[FRA-12] the popup of a failed call shows the text that the server sent', () => {
    const error = errors['worded']
    expect(error && apiErrorToMessage(error)).toMatchObject({
      serverMessage: 'messages.newOrder.ko',
      requestId: 'r-1',
    })
  })

  it('[FRA-13] the popup of a call that got no token names the sign-in service, and not the server', () => {
    expect(apiErrorToMessage({ ...failed, kind: 'token' })).toMatchObject({
      kind: 'provider',
      title: 'page.provider.title',
    })
  })

  it('a cancelled call has no error message', () => {
    expect(apiErrorToMessage({ ...failed, kind: 'aborted' })).toBeUndefined()
  })
})

describe('the calls in progress and the failures that the page shows', () => {
  const raise = (activity: ReturnType<typeof createApiActivity>, ...names: readonly string[]) => {
    for (const name of names) {
      const error = errors[name]
      if (error !== undefined) activity.onEvent({ type: 'error.raised', error })
    }
  }

  it('[FRA-18] if the server does not respond, the page shows only one popup for calls and for code that can’t be loaded', () => {
    const activity = createApiActivity()
    activity.onServerAway()
    raise(activity, 'network')
    activity.onServerAway()
    expect(activity.failures.get()).toMatchObject([{ kind: 'network', title: 'errorNetwork' }])
  })

  it('[FRA-14] the page shows one popup for any number of failures of one kind', () => {
    const activity = createApiActivity()
    raise(activity, 'network', 'timeout', 'network', 'server', 'malformed', 'wordless')
    expect(activity.failures.get().map(({ kind }) => kind)).toEqual(['network', 'unexpected'])
    activity.dismiss()
    raise(activity, 'server')
    expect(activity.failures.get().map(({ kind }) => kind)).toEqual(['unexpected'])
  })

  it('[FRA-2] each call in progress is counted once for the page’s indicator, and calls that are marked as silent are not counted', () => {
    const activity = createApiActivity()
    const call = { endpoint: 'session.me', silent: false, writes: false }
    activity.onEvent({ type: 'request.started', call: 1, ...call })
    activity.onEvent({ type: 'request.started', call: 2, ...call })
    activity.onEvent({ type: 'request.started', call: 3, ...call, silent: true })
    expect(activity.inFlight.get()).toBe(2)
    activity.onEvent({ type: 'request.ended', call: 1, ...call })
    activity.onEvent({ type: 'request.ended', call: 1, ...call })
    activity.onEvent({ type: 'request.ended', call: 3, ...call, silent: true })
    expect(activity.inFlight.get()).toBe(1)
  })

  it('[FRA-2] writes in progress are counted separately, because only writes cover the page with an overlay', () => {
    const activity = createApiActivity()
    const read = { endpoint: 'session.me', call: 1, silent: false, writes: false }
    const write = { endpoint: 'orders.cancel', call: 2, silent: false, writes: true }
    activity.onEvent({ type: 'request.started', ...read })
    expect(activity.writing.get()).toBe(0)
    activity.onEvent({ type: 'request.started', ...write })
    expect(activity.writing.get()).toBe(1)
    activity.onEvent({ type: 'request.ended', ...write })
    expect([activity.inFlight.get(), activity.writing.get()]).toEqual([1, 0])
  })

  it('[FRA-2] calls of a session that has ended are no longer counted, even if the calls end later', () => {
    const activity = createApiActivity()
    activity.onEvent({
      type: 'request.started',
      call: 1,
      endpoint: 'session.me',
      silent: false,
      writes: false,
    })
    raise(activity, 'network')
    activity.clear()
    activity.onEvent({ type: 'request.ended', call: 1, endpoint: 'session.me', silent: false, writes: false })
    expect(activity.inFlight.get()).toBe(0)
    expect(activity.failures.get()).toEqual([])
  })
})
