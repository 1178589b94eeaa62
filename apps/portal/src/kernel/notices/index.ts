export { preloadNotices } from './preload-notices'
export { dropToasts, ToastHost } from './toast-host'
export { type Notice, useNotify } from './use-notify'
