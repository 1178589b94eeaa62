import { describe, expect, it } from 'vitest'
import { json } from '../../test/canned-fetch'
import { clientWith } from '../../test/parcel-client'
import { MAX_FILE_BYTES } from './build-request'

const input = { params: { id: 7 } }
const png = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'Content-Type': 'image/png', ...headers } })

describe('a call whose response is a file', () => {
  it('the request for a file accepts the media types of the file, and JSON for a refusal', async () => {
    const { api, sent } = clientWith(() => png('x'))
    await api.parcels.photo(input)
    expect(sent[0]?.headers.get('Accept')).toBe('image/png, image/jpeg, application/json')
  })

  it('a downloaded file has the bytes of all received parts in order, and the name in the response’s header', async () => {
    const parts = [new Uint8Array([1, 2]), new Uint8Array([3]), new Uint8Array([4, 255])]
    const stream = () =>
      new ReadableStream({
        start: (controller) => {
          for (const part of parts) controller.enqueue(part)
          controller.close()
        },
      })
    const { api } = clientWith(() => png(stream(), { 'Content-Disposition': 'attachment; filename="a.png"' }))
    expect(await api.parcels.photo(input)).toEqual({
      ok: true,
      value: { name: 'a.png', mediaType: 'image/png', bytes: new Uint8Array([1, 2, 3, 4, 255]) },
    })
  })

  it('the progress of a download contains the number of bytes that have arrived, and the total if the response has it', async () => {
    const parts = [new Uint8Array(3), new Uint8Array(5)]
    const stream = () =>
      new ReadableStream({
        start: (controller) => {
          for (const part of parts) controller.enqueue(part)
          controller.close()
        },
      })
    const progressOf = async (headers: Record<string, string>) => {
      const heard: unknown[] = []
      const { api } = clientWith(() => png(stream(), headers))
      await api.parcels.photo(input, { onProgress: (progress) => heard.push(progress) })
      return heard
    }
    expect(await progressOf({ 'Content-Length': '8' })).toEqual([
      { received: 3, total: 8 },
      { received: 8, total: 8 },
    ])
    expect(await progressOf({})).toEqual([
      { received: 3, total: undefined },
      { received: 8, total: undefined },
    ])
  })

  it('a response of HTML or JSON with status 200 is not accepted as a file', async () => {
    const page = new Response('<html>', { headers: { 'Content-Type': 'text/html' } })
    for (const answer of [page, json({ ok: true }), new Response('x')]) {
      const { api } = clientWith(() => answer.clone())
      expect(await api.parcels.photo(input)).toMatchObject({ error: { kind: 'malformed', reason: 'type' } })
    }
  })

  it('a refused call for a file has the same kind of error as every other refused call', async () => {
    const { api } = clientWith(() => json({ code: 'gone', message: 'label.gone' }, 410))
    expect(await api.parcels.photo(input)).toMatchObject({
      error: { kind: 'rejected', status: 410, unknownCode: 'gone', message: 'label.gone' },
    })
  })

  it('a call for a file whose transfer is cut off ends with a network error, without a part of the file', async () => {
    const cut = () =>
      new ReadableStream({
        pull: (controller) => {
          controller.enqueue(new Uint8Array(10))
          controller.error(new TypeError('reset'))
        },
      })
    const { api } = clientWith(() => png(cut()))
    expect(await api.parcels.photo(input)).toMatchObject({ ok: false, error: { kind: 'network' } })
  })

  it('reading a downloaded file stops at the size limit', async () => {
    const chunk = new Uint8Array(16 * 1024 * 1024)
    let sentBytes = 0
    const endless = () =>
      new ReadableStream({
        pull: (controller) => {
          sentBytes += chunk.byteLength
          controller.enqueue(chunk)
        },
      })
    const { api } = clientWith(() => png(endless()))
    expect(await api.parcels.photo(input)).toMatchObject({ error: { kind: 'malformed', reason: 'size' } })
    expect(sentBytes).toBeLessThan(MAX_FILE_BYTES + 4 * chunk.byteLength)
  })
})
