import * as z from 'zod/mini'

/**
 * The systems in which a code can be searched, in the order of the selector. `NONE` is the option without a particular
 * system. (REC-20)
 */
export const sourceSystems = ['SIGII', 'GENESIS', 'CORPOINT', 'PROFAT', 'NONE'] as const

/** The source system in calls: a system of the selector, or `SOL`, which only back ends send. (REC-20) */
export const SourceSystem = z.enum([...sourceSystems, 'SOL'])
export type SourceSystem = z.output<typeof SourceSystem>
