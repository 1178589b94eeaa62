export { anyLoggedUser, anyWireUser } from './session.arbitraries'
