import type { Brand } from '../kernel'
import type { PortalAbility } from './derive-ability'

/**
 * The viewer of a list or a form, with the data that decide which parts of it the viewer sees. A signed-in user can be
 * passed as `user`.
 */
export interface Viewer {
  readonly ability: Pick<PortalAbility, 'can'>
  readonly user: { readonly admin: boolean; readonly country: { readonly id: number } }
  readonly brand: Brand
}
