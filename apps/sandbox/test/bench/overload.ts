import { buildSandbox, newStorage, startSandbox } from '../sandbox-process'
import { signedInTokens } from '../signed-in-client'
import { caller } from './large-world'

/** The number of calls that the back end accepts at once by default: sixteen in progress, and twice as many waiting. */
const admitted = 48
const burst = 400
const rounds = 9

const list = '/api/configuration/v1/service-point?active=true&page=0&size=10'

interface Asked {
  readonly status: number
  readonly retryAfter: string | null
  readonly ms: number
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const timesOf = (asked: readonly Asked[], status: number) =>
  asked.filter((one) => one.status === status).map(({ ms }) => ms)

/**
 * Measures an idle back end that gets four hundred list requests at once. The measurements alternate with the number of
 * requests that the back end accepts.
 */
export const overload = async () => {
  const storage = await newStorage()
  const sandbox = await startSandbox({
    entry: buildSandbox(),
    storage,
    variables: { TOKEN_TTL_SECONDS: '900', LOG_LEVEL: 'error', REQUESTS_AT_ONCE: '16' },
  })
  try {
    const token = await signedInTokens(sandbox.url, caller)
    const headers = { Authorization: `Bearer ${await token()}` }
    const atOnce = (count: number, path: string): Promise<readonly Asked[]> =>
      Promise.all(
        Array.from({ length: count }, async () => {
          const sent = performance.now()
          const answer = await fetch(`${sandbox.url}${path}`, { headers })
          await answer.arrayBuffer()
          return {
            status: answer.status,
            retryAfter: answer.headers.get('Retry-After'),
            ms: performance.now() - sent,
          }
        }),
      )
    const turns: { readonly idle: number; readonly answered: number; readonly refused: number }[] = []
    let answers = 0
    for (let round = -2; round < rounds; round += 1) {
      const calm = await atOnce(admitted, list)
      // This request opens the connections, so that the comparison contains only the times of the responses.
      await atOnce(burst, '/healthz')
      const crowd = await atOnce(burst, list)
      const strange = [...calm.filter(({ status }) => status !== 200), ...crowd].filter(
        ({ status, retryAfter }) => status !== 200 && (status !== 503 || retryAfter === null),
      )
      if (strange.length > 0) throw new Error(`a list answered ${JSON.stringify(strange[0])}`)
      // The first rounds only warm up the process, so they are not measured.
      if (round < 0) continue
      answers += timesOf(crowd, 200).length
      turns.push({
        idle: median(timesOf(calm, 200)),
        answered: median(timesOf(crowd, 200)),
        refused: median(timesOf(crowd, 503)),
      })
    }
    const times = {
      subject: median(turns.map(({ answered }) => answered)),
      baseline: median(turns.map(({ idle }) => idle)),
    }
    return {
      ratios: [
        {
          name: `A list that is answered, of ${burst} at once (${Math.round(answers / rounds)} are)`,
          baselineName: `a list of ${admitted} at once, all answered`,
          times,
          ratio: median(turns.map(({ idle, answered }) => answered / idle)),
          goal: 2,
        },
      ],
      bounds: [
        {
          name: `Until the others of ${burst} are turned away`,
          value: median(turns.map(({ refused }) => refused)),
          unit: 'ms',
          goal: 500,
        },
      ],
    }
  } finally {
    await sandbox.stop()
    await storage.remove()
  }
}
