import { preloadFailurePopups } from '../api'
import { preloadToasts } from './toast-host'

/** Loads the code of toasts and popups while the network works, for pages with typed values. */
export const preloadNotices = (): void => {
  preloadToasts()
  preloadFailurePopups()
}
