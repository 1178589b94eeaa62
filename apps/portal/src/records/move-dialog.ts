export { MoveDialog } from '@remesa/ui/records'
