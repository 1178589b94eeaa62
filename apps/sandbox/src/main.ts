import { enableCompileCache } from 'node:module'

// From the second start on, modules that are imported after this line come from the compile cache. All other imports
// therefore follow it.
enableCompileCache()
const { runSandbox } = await import('./run-sandbox')
await runSandbox()
