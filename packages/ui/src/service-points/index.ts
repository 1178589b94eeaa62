export type { ChannelChoice, ChannelCreation } from './service-point-form/channels-field'
export { ServicePointForm } from './service-point-form/service-point-form'
export type {
  ServicePointFormProps,
  ServicePointRecordForm,
} from './service-point-form/service-point-form.types'
