export { createApi } from './create-api'
export { type Feeds, startFeeds } from './feeds'
