// A module of its own, so that what draws toasts is fetched with the first of them.
export { clearToasts, showToast, Toaster } from '@remesa/ui/kernel'
