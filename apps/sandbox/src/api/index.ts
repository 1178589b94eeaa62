export { createApi } from './create-api'
