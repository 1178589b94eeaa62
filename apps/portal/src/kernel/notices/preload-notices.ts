import { preloadFailurePopups } from '../api'
import { preloadToasts } from './toast-host'

/** Loads the code of toasts and popups while the network is up. For pages on which something is typed. */
export const preloadNotices = (): void => {
  preloadToasts()
  preloadFailurePopups()
}
