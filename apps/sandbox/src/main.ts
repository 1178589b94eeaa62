import { enableCompileCache } from 'node:module'

// From the second start on, what is imported after this line comes from the compile cache: so everything else follows it.
enableCompileCache()
const { runSandbox } = await import('./run-sandbox')
await runSandbox()
