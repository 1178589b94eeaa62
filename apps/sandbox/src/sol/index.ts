export { solCenterAnswer, solClientAnswer, solPointAnswer } from './sol-answer'
export {
  findSolCenter,
  findSolClient,
  findSolPoint,
  type SolCenter,
  type SolClient,
  type SolPoint,
  solCenterOf,
  solClientOf,
  solPointOf,
} from './sol-lookup'
