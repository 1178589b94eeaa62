import { decide } from '../kernel'
import { areDeclaredValuesEditable } from './agile-pickup'
import { type DeclaredValuesDecision, declaredValuesRefusal } from './decision'

/** Whether the records with these codes can be deleted now, and every reason why not. (DCV-47) */
export const canDeleteDeclaredValues = (
  codes: readonly string[],
  { status }: { readonly status: string },
): DeclaredValuesDecision<'status-closed' | 'nothing-chosen'> =>
  decide([
    !areDeclaredValuesEditable(status) && declaredValuesRefusal('status-closed', { status }),
    codes.length === 0 && declaredValuesRefusal('nothing-chosen'),
  ])
