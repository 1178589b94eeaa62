import serviceAccounts from './service-accounts.json'

export const messages = serviceAccounts
