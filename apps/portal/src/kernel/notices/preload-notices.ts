import { preloadFailurePopups } from '../api'
import { preloadToasts } from './toast-host'

/** Fetches what tells of success and failure, while the network is there. For pages on which something is typed. */
export const preloadNotices = (): void => {
  preloadToasts()
  preloadFailurePopups()
}
