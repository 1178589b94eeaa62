import { config } from 'zod/mini'

// Zod tries `new Function` at its first parse, which the content security policy forbids. The setting must come before
// any schema, so this module is imported first.
config({ jitless: true })
