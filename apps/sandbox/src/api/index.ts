export { type ApiDeps, createApi } from './create-api'
