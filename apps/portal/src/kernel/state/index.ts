export { createExternalStore, type ExternalStore, useExternalStore } from './external-store'
export { PortalContext, usePortal } from './portal-context'
