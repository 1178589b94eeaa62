export { trustedScriptUrl } from './trusted-script-url'
