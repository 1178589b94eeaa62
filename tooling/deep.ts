import { run } from './run.ts'

/**
 * A hundred thousand runs of every property of the domain and the client, each run with new values.
 * `npm run test:deep -- src/firms` takes the tests whose path holds that text.
 */
const PROPERTY_RUNS = process.env['PROPERTY_RUNS'] ?? '100000'
const projects = ['--project', 'domain', '--project', 'api-client']
const filters = process.argv.slice(2)

process.exit(
  await run('vitest', ['run', '--config', 'vitest.workspace.ts', ...projects, ...filters], {
    env: { PROPERTY_RUNS },
  }),
)
