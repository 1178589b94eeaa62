import { enableCompileCache } from 'node:module'

// From the second start on, the compile cache provides the modules that are imported after this line. All other imports
// therefore follow this line.
enableCompileCache()
const { runSandbox } = await import('./run-sandbox')
await runSandbox()
