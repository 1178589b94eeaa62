import * as z from 'zod/mini'

/** The systems in which a code can be looked up, as selectors offer them; `NONE` is the choice of no particular one. (REC-20) */
export const sourceSystems = ['SIGII', 'GENESIS', 'CORPOINT', 'PROFAT', 'NONE'] as const

/** A source system on the wire: one of those offered, or `SOL`, which only back ends name. (REC-20) */
export const SourceSystem = z.enum([...sourceSystems, 'SOL'])
export type SourceSystem = z.output<typeof SourceSystem>
