import { expect, it } from 'vitest'
import { expectedSmoke, smoke } from './smoke'

it('the domain package gives the expected results in a page', () => {
  expect(document.defaultView).toBe(window)
  expect(smoke()).toEqual(expectedSmoke)
})

it('the domain package gives the expected results in a web worker', async () => {
  const worker = new Worker(new URL('./smoke.worker.ts', import.meta.url), { type: 'module' })
  const answer = await new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message))
  })
  worker.terminate()
  expect(answer).toEqual(expectedSmoke)
})
