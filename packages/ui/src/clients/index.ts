export { ClientForm, type ClientFormProps } from './client-form/client-form'
