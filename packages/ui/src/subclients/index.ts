export { SubclientForm, type SubclientFormProps } from './subclient-form/subclient-form'
