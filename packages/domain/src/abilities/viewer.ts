import type { Brand } from '../kernel'
import type { PortalAbility } from './derive-ability'

/** Who looks at a list or a form, as far as it depends on that: a signed-in user is one as `user`. */
export interface Viewer {
  readonly ability: Pick<PortalAbility, 'can'>
  readonly user: { readonly admin: boolean; readonly country: { readonly id: number } }
  readonly brand: Brand
}
