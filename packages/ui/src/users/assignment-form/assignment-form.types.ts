import type {
  AssignmentChange,
  AssignmentDraft,
  AssignmentParties,
  LoadedServicePoint,
  LoadedSubclient,
  UserDetail,
} from '@remesa/domain/users'
import type { Catalogue, EntitySelectorProps, WriteFailure } from '../../kernel'

/** What a record is called: `code - description`. */
interface Named {
  readonly codeSol: string | null
  readonly description: string
}

export type OfferedSubclient = LoadedSubclient & Named
export type OfferedServicePoint = LoadedServicePoint & Named

/** Client, center and point, whoever gets them. */
export interface AssignmentChoiceProps {
  readonly draft: AssignmentDraft
  readonly onChange: (change: AssignmentChange) => void
  /** Counts the drafts: another one starts without issues. */
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
  /** How the last attempt failed. */
  readonly failure: WriteFailure | undefined
  /** The draft is valid, and the question about a whole client, if there was one, was answered with yes. */
  readonly onAdd: () => void
}
