import type { Currency } from '@remesa/domain/country'
import type {
  Adapter,
  Channel,
  ChannelCreationQuery,
  ServicePointDraft,
  ServicePointFacts,
  ServicePointField,
  ServicePointFieldValues,
  ServicePointFormFields,
} from '@remesa/domain/service-points'
import type { EntitySelectorProps, RecordFields, RecordForm } from '../../kernel'
import type { RecordFormProps } from '../../records'

/** A service point as its form changes it: the draft of the domain, with each field of the payment block by its path. */
export interface ServicePointFormDraft extends ServicePointDraft, ServicePointFieldValues {}

export type ServicePointRecordForm = RecordForm<ServicePointFormDraft, ServicePointField>

/** The fields of the form, and how each of them stands. */
export interface ServicePointSectionProps {
  readonly form: RecordFields<ServicePointFieldValues>
  readonly fields: ServicePointFormFields
}

/** A selector that searches on the server, without its label. */
export type RemoteChoice = Pick<
  EntitySelectorProps,
  'value' | 'options' | 'state' | 'disabledReason' | 'onChange' | 'onSearch' | 'onRetry'
>

/** How the creation of a channel stands. */
export type ChannelCreation =
  | { readonly kind: 'none' }
  | { readonly kind: 'creating'; readonly text: string }
  /** The server refused it; `message` says why, if it said so. */
  | { readonly kind: 'refused'; readonly text: string; readonly message: string | undefined }
  /** `reloaded`: the channels read again, the new one among them. */
  | { readonly kind: 'created'; readonly text: string; readonly reloaded: readonly Channel[] }
  /** No answer came: it may exist. */
  | { readonly kind: 'failed'; readonly text: string }

/** The channels of a country: searched for on the server, and created by typing. */
export interface ChannelChoice {
  readonly countryId: number
  /** Results of the last search. */
  readonly options: readonly Channel[]
  readonly state: 'loading' | 'ready' | 'error'
  readonly creation: ChannelCreation
  readonly onSearch: (detail: { readonly text: string }) => void
  readonly onRetry: () => void
  readonly onCreate: (detail: { readonly query: ChannelCreationQuery }) => void
}

export interface ServicePointFormProps extends RecordFormProps<ServicePointFormDraft, ServicePointField> {
  readonly facts: ServicePointFacts
  /** What is chosen above a new service point; `undefined` while one is edited. */
  readonly parents: { readonly client: RemoteChoice; readonly subclient: RemoteChoice } | undefined
  /** What an edited service point belongs to; `undefined` while one is added. */
  readonly place: { readonly client: string; readonly subclient: string } | undefined
  /** Present when the modules failed to load: loads them again. */
  readonly onRetryModules: (() => void) | undefined
  /** Modules of the record that its type may not have. */
  readonly leftOut: readonly Adapter[]
  readonly currencies: readonly Currency[]
  readonly channels: ChannelChoice
}
