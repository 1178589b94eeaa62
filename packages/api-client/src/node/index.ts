export { type DeviceSignInOptions, type ShownCode, signInWithDevice } from './device-sign-in'
export type { ProgramOptions, ProgramSession } from './program-session'
export { type ServiceSignInOptions, signInAsService } from './service-sign-in'
export { type SignInFailure, type SignInOptions, signIn } from './sign-in'
