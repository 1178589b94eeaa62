export { type ControlRequest, requestControl, serveControl } from './control-socket'
export { namedFile, type Place, runCommand } from './run-command'
