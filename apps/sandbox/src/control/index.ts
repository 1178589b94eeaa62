export { type ControlRequest, requestControl, serveControl } from './control-door'
export { namedFile, type Place, runCommand } from './run-command'
