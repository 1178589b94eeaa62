import { lazyComponent } from '@remesa/ui/kernel'
import { SigningInPage } from '@remesa/ui/session'
import { withTexts } from '../kernel/loading'
import { useServices } from '../services'

/**
 * The page that is shown if no session is open. It may be needed while the network is down, so its code is loaded in
 * advance. (FRA-17)
 */
export const NoSessionPage = lazyComponent(
  () => withTexts('frame', async () => (await import('./no-session-views')).NoSessionView),
  { fallback: <Waiting /> },
)

function Waiting() {
  const { config } = useServices()
  return <SigningInPage product={config.brand.product} />
}
