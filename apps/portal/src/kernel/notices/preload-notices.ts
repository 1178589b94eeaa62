import { preloadFailurePopups } from '../api'
import { preloadToasts } from './toast-host'

/**
 * Loads the code of toasts and popups in advance, so that a page with typed values can show a failure of the network.
 */
export const preloadNotices = (): void => {
  preloadToasts()
  preloadFailurePopups()
}
