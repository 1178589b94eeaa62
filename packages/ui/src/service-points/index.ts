export { ServicePointForm } from './service-point-form/service-point-form'
export type {
  ChannelChoice,
  ChannelCreation,
  RemoteChoice,
  ServicePointFormDraft,
  ServicePointFormProps,
  ServicePointRecordForm,
} from './service-point-form/service-point-form.types'
export { formDraftOf, useServicePointForm } from './service-point-form/use-service-point-form'
