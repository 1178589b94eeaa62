import { bundleModule } from './bench/load-cases.ts'

/** Builds the model with which the random runs of the browser tests are compared, and passes the tests its path. */
export default async function makeStepsModel(): Promise<void> {
  process.env['WALKS_MODEL'] = await bundleModule('apps/portal', 'e2e/models/new-order-model.ts')
}
