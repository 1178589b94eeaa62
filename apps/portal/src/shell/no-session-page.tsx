import { lazyComponent } from '@remesa/ui/kernel'
import { SigningInPage } from '@remesa/ui/session'
import { withTexts } from '../kernel/loading'
import { useServices } from '../services'

/**
 * The page that is shown without an open session. It is needed when the network may be down, so its code is loaded
 * ahead of time. (FRA-17)
 */
export const NoSessionPage = lazyComponent(
  () => withTexts('frame', async () => (await import('./no-session-views')).NoSessionView),
  { fallback: <Waiting /> },
)

function Waiting() {
  const { config } = useServices()
  return <SigningInPage product={config.brand.product} />
}
