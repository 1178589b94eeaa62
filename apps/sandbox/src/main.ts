import { enableCompileCache } from 'node:module'

// From the second start on, what is imported after this line is not compiled anew: so everything else comes later.
enableCompileCache()
const { runSandbox } = await import('./run-sandbox')
await runSandbox()
