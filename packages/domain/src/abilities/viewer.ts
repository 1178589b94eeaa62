import type { Brand } from '../kernel'
import type { PortalAbility } from './derive-ability'

/**
 * The viewer of a list or a form, with the facts about the viewer that decide the content of that list or form. A
 * signed-in user can be passed as `user`.
 */
export interface Viewer {
  readonly ability: Pick<PortalAbility, 'can'>
  readonly user: { readonly admin: boolean; readonly country: { readonly id: number } }
  readonly brand: Brand
}
