export { type ProgramSession, type SignInFailure, type SignInOptions, signIn } from './sign-in'
