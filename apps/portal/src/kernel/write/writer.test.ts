import { type ApiError, type CreateOptions, createClient } from '@remesa/api-client'
import { firstCalls } from '@remesa/api-client/contract'
import { err, ok, type Result } from '@remesa/domain/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createApiActivity } from '../api'
import { createWriter } from './writer'

const lost: ApiError = { kind: 'network', endpoint: 'orders.rate', requestId: null }

/** A writer with numbered idempotency keys, and a call with given responses. */
const writing = (...answers: readonly Result<string, ApiError>[]) => {
  let keys = 0
  const sent: CreateOptions[] = []
  const left = [...answers]
  const writer = createWriter<string, string>(() => {
    keys += 1
    return `key-${keys}`
  })
  const call = async (_input: string, options: CreateOptions) => {
    sent.push(options)
    return left.shift() ?? ok('done')
  }
  return {
    writer,
    keysSent: () => sent.map(({ idempotencyKey }) => idempotencyKey),
    send: (input: string, draft?: string) => writer.send(input, call, draft),
  }
}

describe('a writer', () => {
  it('[FRA-20] a writer sends one input at a time, so that a double click causes only one call', async () => {
    const { send, keysSent } = writing()
    expect(await Promise.all([send('a'), send('a')])).toEqual([ok('done'), undefined])
    expect(keysSent()).toEqual(['key-1'])
  })

  it('[FRA-20] a writer sends a draft under the same idempotency key until it succeeds, even if the draft changes', async () => {
    const { send, keysSent } = writing(err(lost), err(lost))
    await send('three stars')
    await send('four stars')
    await send('four stars')
    await send('the next draft')
    expect(keysSent()).toEqual(['key-1', 'key-1', 'key-1', 'key-2'])
  })

  it('[FRA-20] a writer sends the same draft under a new idempotency key after it has forgotten the key of a failed call', async () => {
    const { writer, send, keysSent } = writing(err(lost))
    await send('every Monday', 'every Monday')
    writer.forget()
    await send('every Monday', 'every Monday')
    expect(keysSent()).toEqual(['key-1', 'key-2'])
  })

  it('[FRA-20] a writer that sends several drafts gives each draft its own idempotency key', async () => {
    const drafts = fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.boolean()), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(drafts, async (steps) => {
        const { send, keysSent } = writing(...steps.map(([, isDone]) => (isDone ? ok('done') : err(lost))))
        for (const [draft] of steps) await send(draft, draft)
        const keys = keysSent()
        for (const [index, [draft]] of steps.entries()) {
          const before = steps[index - 1]
          const isSame = before !== undefined && before[0] === draft && !before[1]
          expect(keys[index] === keys[index - 1]).toBe(isSame)
        }
      }),
    )
  })

  it('[FRA-20] the state of a writer says whether it is busy, and contains a failure until the next attempt', async () => {
    const { writer, send } = writing(err(lost))
    const attempt = send('a')
    expect(writer.state.get()).toEqual({ isBusy: true, failure: undefined })
    expect(await attempt).toEqual(err({ kind: 'unknown' }))
    expect(writer.state.get()).toEqual({ isBusy: false, failure: { kind: 'unknown' } })
    const next = send('a')
    expect(writer.state.get()).toEqual({ isBusy: true, failure: undefined })
    await next
    expect(writer.state.get()).toEqual({ isBusy: false, failure: undefined })
  })

  it('[FRA-20] a writer stores no failure if its caller has cancelled the call', async () => {
    const { writer, send } = writing(err({ ...lost, kind: 'aborted' }))
    expect(await send('a')).toBeUndefined()
    expect(writer.state.get()).toEqual({ isBusy: false, failure: undefined })
  })

  it.each([
    [409, []],
    [422, []],
    [403, ['unauthorized']],
    [500, ['unexpected']],
  ])(
    '[FRA-15] a refused write is shown by the form, and every other failed write by a popup: status %i',
    async (status, popups) => {
      const activity = createApiActivity()
      const api = createClient(
        {
          baseUrl: 'https://back.example',
          getToken: () => 'token',
          onEvent: activity.onEvent,
          fetch: async () => Response.json({ message: 'no' }, { status }),
        },
        firstCalls,
      )
      const params = { countryCode: 'ES', type: 'pick-up-service', serviceId: '1' } as const
      const body = { cancellationReasonId: 'CLOSED', observations: '' }
      const writer = createWriter<undefined, unknown>(() => 'key-1')
      await writer.send(undefined, (_input, options) => api.orders.cancel({ params, body }, options))
      expect(activity.failures.get().map(({ kind }) => kind)).toEqual(popups)
    },
  )
})
