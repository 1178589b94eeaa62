import { enableCompileCache } from 'node:module'

// On every start but the first, modules that are imported after this line come from the compile cache. Therefore all
// other imports follow it.
enableCompileCache()
const { runSandbox } = await import('./run-sandbox')
await runSandbox()
