export { createPortalFiles, type PortalFiles } from './portal-files'
