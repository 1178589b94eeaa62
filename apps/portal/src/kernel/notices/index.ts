export { preloadNotices } from './preload-notices'
export { dropToasts, ToastHost } from './toast-host'
export { useNotify } from './use-notify'
