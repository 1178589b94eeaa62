import { expect, it } from 'vitest'
import { createFailureReports } from './failure-reports'

const reportsTo = (answer: () => Promise<Response>) => {
  const sent: { readonly url: string; readonly body: unknown }[] = []
  const report = createFailureReports({
    url: '/sign-in-failures',
    randomId: () => '3f2a9c01-0000-4000-8000-000000000000',
    fetch: (url, init) => {
      sent.push({ url: String(url), body: JSON.parse(String(init?.body)) })
      return answer()
    },
  })
  return { report, sent }
}

it('[SGN-27] the reason of a failed sign-in is sent with the reference that the visitor sees', () => {
  const { report, sent } = reportsTo(async () => new Response(null, { status: 204 }))
  expect(report('ID token: audience account')).toBe('3F2A9C01')
  expect(sent).toEqual([
    { url: '/sign-in-failures', body: { reference: '3F2A9C01', reason: 'ID token: audience account' } },
  ])
})

it('[SGN-27] the visitor sees a reference even if the report of a failed sign-in does not reach the server, and a long reason is truncated', () => {
  const { report, sent } = reportsTo(() => Promise.reject(new TypeError('no network')))
  expect(report('x'.repeat(500))).toBe('3F2A9C01')
  expect(sent).toMatchObject([{ body: { reason: 'x'.repeat(200) } }])
})
