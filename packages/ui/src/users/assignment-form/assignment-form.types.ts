import type {
  AssignmentChange,
  AssignmentDraft,
  AssignmentParties,
  LoadedServicePoint,
  LoadedSubclient,
  UserDetail,
} from '@remesa/domain/users'
import type { Catalogue, EntitySelectorProps, WriteFailure } from '../../kernel'

/** A record that is shown as `code - description`. */
interface Named {
  readonly codeSol: string | null
  readonly description: string
}

export type OfferedSubclient = LoadedSubclient & Named
export type OfferedServicePoint = LoadedServicePoint & Named

/** The choice of client, center and point, for one user or for many. */
export interface AssignmentChoiceProps {
  readonly draft: AssignmentDraft
  readonly onChange: (change: AssignmentChange) => void
  /** Number of the draft: another number starts without issues. */
  readonly serial: number
  /** The client, searched on the server. */
  readonly client: Pick<
    EntitySelectorProps,
    'value' | 'options' | 'state' | 'disabledReason' | 'onChange' | 'onSearch' | 'onRetry'
  >
  /** The centers of the chosen client, and the points of the chosen center. */
  readonly subclients: Catalogue<OfferedSubclient>
  readonly servicePoints: Catalogue<OfferedServicePoint>
}

export interface AssignmentFormProps extends AssignmentChoiceProps, Pick<AssignmentParties, 'viewer'> {
  readonly user: UserDetail
  readonly isBusy: boolean
  /** The failure of the last attempt. */
  readonly failure: WriteFailure | undefined
  /** Called if the draft is valid, and the question about a whole client was confirmed if there was one. */
  readonly onAdd: () => void
}
