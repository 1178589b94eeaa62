import type {
  AssignmentChange,
  AssignmentDraft,
  AssignmentParties,
  FoundServicePoint,
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

/** Service points of all clients, searched on the server. (USR-93) */
export interface PointSearch extends Pick<EntitySelectorProps, 'state' | 'onSearch' | 'onRetry'> {
  /** The results of the last search. */
  readonly options: readonly FoundServicePoint[]
}

/** The choice of client, center and point, for one user or for many users. */
export interface AssignmentChoiceProps {
  readonly draft: AssignmentDraft
  readonly onChange: (change: AssignmentChange) => void
  /** Number of the draft. With a new number, the fields show no issues at first. */
  readonly serial: number
  /** The selector of the client, which searches on the server. */
  readonly client: Pick<
    EntitySelectorProps,
    'value' | 'options' | 'state' | 'disabledReason' | 'onChange' | 'onSearch' | 'onRetry'
  >
  /** The centers of the chosen client. */
  readonly subclients: Catalogue<OfferedSubclient>
  readonly servicePoints: Catalogue<OfferedServicePoint>
}

export interface AssignmentFormProps extends AssignmentChoiceProps, Pick<AssignmentParties, 'viewer'> {
  readonly user: UserDetail
  readonly found: PointSearch
  readonly isBusy: boolean
  /** The failure of the last attempt to add an assignment. */
  readonly failure: WriteFailure | undefined
  /**
   * Called when the draft is valid. If the assignment of a whole client would be replaced with parts of the client, the
   * user has confirmed the replacement.
   */
  readonly onAdd: () => void
}
