import { bundleModule } from './bench/load-cases.ts'

/** Builds the model that the random walks of the browser tests are compared with, and passes them its path. */
export default async function makeWalksModel(): Promise<void> {
  process.env['WALKS_MODEL'] = await bundleModule('apps/portal', 'e2e/walks/new-order-model.ts')
}
