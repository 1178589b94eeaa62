import { bundleModule } from './bench/load-cases.ts'

/**
 * Builds the model for the random runs of the browser tests, and passes its path to the tests. The tests compare each
 * run with the model.
 */
export default async function makeStepsModel(): Promise<void> {
  process.env['WALKS_MODEL'] = await bundleModule('apps/portal', 'e2e/models/new-order-model.ts')
}
