import { loadMessages } from '@remesa/ui/i18n'
import { EmbeddedProvider, MoneyText } from '@remesa/ui/kernel'
import { createRoot } from 'react-dom/client'
import type { Asked } from './worker.ts'

/**
 * A page with styles of its own that adds amounts in a worker, and shows the sum with a component of the product. The
 * styles of the page and of the component do not affect each other.
 */
const messages = await loadMessages('en')
const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
worker.onmessage = ({ data }: MessageEvent<Asked>) => {
  const cash = document.getElementById('cash')
  if (cash === null) return
  createRoot(cash).render(
    <EmbeddedProvider locale="en" messages={messages}>
      <MoneyText amount={data.sum} symbol="€" />
      <p>{data.user ?? `nobody is signed in (${data.failure})`}</p>
    </EmbeddedProvider>,
  )
}
worker.postMessage(['1.234,50', '0,50', 'much'])
