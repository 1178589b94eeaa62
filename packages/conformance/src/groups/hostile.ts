import type { ListedEndpoint } from '@remesa/api-client/contract'
import type { Outcome } from '../checks/outcome'
import { isRefusal } from '../checks/seen'
import type { Outgoing } from '../exchange/wire'
import { exampleOf, withQuery } from '../world/requests'
import { askedInVain, type Bench, type Expectation, forEach, tried } from './bench'

const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`

/** Texts that no call accepts as its body. */
const bodies: Readonly<Record<string, string>> = {
  'broken JSON': '{"a":',
  'text after JSON': '{} x',
  'the key __proto__': '{"__proto__":{"admin":true}}',
  '5,000 levels': deep(5_000),
  'a list of 60,000': `[${'0,'.repeat(59_999)}0]`,
  '300 kB': JSON.stringify('x'.repeat(300_000)),
  'another type': '[[]]',
}

/**
 * Sends malformed and oversized bodies, and null characters in bodies and queries. The requests are about records that
 * do not exist. The back end must refuse every request, and never with a server error.
 */
export const checkHostile = (bench: Bench): Promise<readonly Outcome[]> =>
  forEach(bench.calls, async (listed) => {
    const { endpoint } = listed
    const outgoing = await askedInVain(bench, listed)
    if (outgoing === undefined) return []
    const outcomes: Outcome[] = []
    const send = async (what: string, sent: Outgoing) => {
      outcomes.push(...(await tried(bench, refusing(listed, what), sent)))
    }
    if (endpoint.body !== undefined) {
      for (const [what, body] of Object.entries(bodies)) await send(what, { ...outgoing, body })
      const withNull = nullInside(exampleOf(listed).body)
      if (withNull !== undefined) await send('a null character', { ...outgoing, body: withNull })
    }
    await send('a null character in the query', withQuery(outgoing, 'conformance', '\0'))
    return outcomes
  })

const refusing = (listed: ListedEndpoint, what: string): Expectation => ({
  group: 'hostile',
  check: 'hostile.refused',
  listed,
  expected: `a refusal of ${what}`,
  holds: isRefusal,
})

/** The body with a null character in its first text; `undefined` if the body contains no text. */
const nullInside = (body: unknown): string | undefined => {
  const text = JSON.stringify(body)
  const changed = text?.replace(/:"(?=[^"])/, ':"\\u0000')
  return changed === text ? undefined : changed
}
