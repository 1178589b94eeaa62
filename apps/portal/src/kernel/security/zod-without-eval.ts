import { config } from 'zod/mini'

// Zod tries `new Function` at its first parse. The content security policy forbids it, so the try must not happen: this
// module comes first of all.
config({ jitless: true })
