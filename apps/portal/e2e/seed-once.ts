import { newStorage, SEEDED_FOLDER, startSandbox } from './sandbox-process'

/** Seeds one data folder before a run on the embedded database. Every sandbox of the run copies this folder. */
export default async function seedOnce(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE_URL']) return undefined
  const storage = await newStorage()
  const sandbox = await startSandbox({ storage })
  await sandbox.stop()
  process.env[SEEDED_FOLDER] = storage.env['DATA_DIR']
  return storage.remove
}
