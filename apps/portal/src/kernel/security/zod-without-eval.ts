import { config } from 'zod/mini'

// When Zod parses for the first time, it tries `new Function`, which the content security policy forbids. The setting
// must precede every schema, so this module is imported first.
config({ jitless: true })
