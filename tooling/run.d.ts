import { type SpawnOptions } from 'node:child_process'
export declare const root: string
export interface RunOptions {
  readonly folder?: string
  readonly env?: NodeJS.ProcessEnv
  /** Whether the output is printed only if the command fails. */
  readonly quiet?: boolean
  readonly spawn?: SpawnOptions
}
/** Runs a command of the workspace to its end, and resolves with its exit code. */
export declare function run(command: string, args: readonly string[], options?: RunOptions): Promise<number>
/** Ends the process with a sentence about what the user has to do. */
export declare function fail(sentence: string): never
