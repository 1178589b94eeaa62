export { useCodeCamera } from './use-code-camera'
