export { backUp, restore, writeBackup } from './back-up'
