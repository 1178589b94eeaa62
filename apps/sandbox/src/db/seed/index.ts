export { activeAccounts, seedAccounts } from './accounts.seed'
export { type SeedOptions, seedDatabase } from './seed-database'
