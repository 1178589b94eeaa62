import * as z from 'zod/mini'

/** The systems in which codes are searched, in the order of selectors; `NONE` means no particular system. (REC-20) */
export const sourceSystems = ['SIGII', 'GENESIS', 'CORPOINT', 'PROFAT', 'NONE'] as const

/** A source system in calls: an offered one, or `SOL`, which only back ends send. (REC-20) */
export const SourceSystem = z.enum([...sourceSystems, 'SOL'])
export type SourceSystem = z.output<typeof SourceSystem>
