import { enableCompileCache } from 'node:module'

// From the second start on, modules imported after this line come from the compile cache: so everything else follows
// it.
enableCompileCache()
const { runSandbox } = await import('./run-sandbox')
await runSandbox()
