export { createExternalStore, type ExternalStore, useExternalStore } from './external-store'
export { type Portal, PortalContext, usePortal } from './portal-context'
export { UsersGuideContext } from './users-guide'
