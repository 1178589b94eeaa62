import { describe, expect, it, vi } from 'vitest'
import { readEventStream } from './event-stream'

const text =
  'retry: 3000\n\n: hello\n\nevent: changed\ndata: {"serviceIds":["1"]}\n\ndata: a\ndata:b\n\nevent: x\n\n'
const events = [
  { name: 'changed', data: '{"serviceIds":["1"]}' },
  { name: 'message', data: 'a\nb' },
]

const streamOf = (body: string) =>
  new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } })

const read = async (
  answer: () => Promise<Response>,
  given: { token?: string | undefined } = { token: 'abc' },
) => {
  const controller = new AbortController()
  const fetch = vi.fn(answer)
  const onOpen = vi.fn()
  const onEvent = vi.fn()
  const end = await readEventStream(fetch, {
    url: '/changes',
    getToken: async () => given.token,
    signal: controller.signal,
    onOpen,
    onEvent,
  })
  return { end, fetch, onOpen, onEvent }
}

describe('reading a stream', () => {
  it('[LIV-1] the reader of an event stream sends the user’s token, and reports each event and the end of the stream', async () => {
    const { end, fetch, onOpen, onEvent } = await read(async () => streamOf(text))
    expect(end).toBe('ended')
    expect(fetch.mock.calls).toEqual([
      [
        '/changes',
        expect.objectContaining({ headers: { Accept: 'text/event-stream', Authorization: 'Bearer abc' } }),
      ],
    ])
    expect(onOpen).toHaveBeenCalledOnce()
    expect(onEvent.mock.calls.flat()).toEqual(events)
  })

  it.each([403, 404, 405, 406, 501])(
    '[LIV-1] the portal concludes that a back end has no event stream if it responds with status %i',
    async (status) => {
      expect((await read(async () => new Response('{}', { status }))).end).toBe('absent')
    },
  )

  it('[LIV-1] the portal concludes that a back end has no event stream if the response is not an event stream', async () => {
    expect((await read(async () => Response.json({}))).end).toBe('absent')
  })

  it.each([401, 429, 500, 503])(
    '[LIV-2] the event stream counts as temporarily failed if the back end responds with status %i',
    async (status) => {
      const { end, onOpen } = await read(async () => new Response('{}', { status }))
      expect([end, onOpen.mock.calls.length]).toEqual(['failed', 0])
    },
  )

  it('[LIV-2] the event stream counts as temporarily failed if there is no network or no token, or if an event never ends', async () => {
    const refused = await read(() => Promise.reject(new TypeError('network')))
    const nobody = await read(async () => streamOf(''), { token: undefined })
    const endless = await read(async () => streamOf(`data: ${'x'.repeat(70_000)}`))
    expect([refused.end, nobody.end, endless.end]).toEqual(['failed', 'failed', 'failed'])
    expect(nobody.fetch).not.toHaveBeenCalled()
  })
})
