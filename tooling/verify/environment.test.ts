import { afterEach, describe, expect, it, vi } from 'vitest'
import { run } from '../run.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('a command that a step runs', () => {
  it('each step of the verification gets the original environment variables, even if an earlier step has changed some', async () => {
    vi.stubEnv('NODE_ENV', 'of a build')
    const isClean = 'process.exit(process.env.NODE_ENV === "of a build" ? 1 : 0)'
    expect(await run(process.execPath, ['-e', isClean])).toBe(0)
  })
})
