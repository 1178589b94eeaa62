import { contract, createClient } from '@remesa/api-client'
import { fromHundredths, parseAmount, toHundredths } from '@remesa/domain/kernel'

/** The message of the worker with its results. */
export interface Asked {
  readonly sum: number
  readonly user: string | undefined
  readonly failure: string | undefined
}

addEventListener('message', async ({ data }: MessageEvent<readonly string[]>) => {
  const amounts = data.flatMap((text) => {
    const amount = parseAmount(text)
    return amount.ok ? [toHundredths(amount.value)] : []
  })
  const sum = fromHundredths(amounts.reduce((all, one) => all + one, 0))
  const api = createClient({ baseUrl: location.origin, getToken: () => undefined }, contract)
  const me = await api.session.me()
  const answer: Asked = me.ok
    ? { sum, user: me.value.username, failure: undefined }
    : { sum, user: undefined, failure: me.error.kind }
  postMessage(answer)
})
