import * as z from 'zod/mini'

/** CLI-20. The systems in which a code can be looked up, as selectors offer them; `NONE` is the choice of no particular one. */
export const sourceSystems = ['SIGII', 'GENESIS', 'CORPOINT', 'PROFAT', 'NONE'] as const

/** CLI-20. A source system on the wire: one of those offered, or `SOL`, which only back ends name. */
export const SourceSystem = z.enum([...sourceSystems, 'SOL'])
export type SourceSystem = z.output<typeof SourceSystem>
