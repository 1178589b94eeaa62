import { smoke } from './smoke'

postMessage(smoke())
