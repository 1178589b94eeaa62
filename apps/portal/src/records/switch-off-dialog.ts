export { SwitchOffDialog } from '@remesa/ui/records'
