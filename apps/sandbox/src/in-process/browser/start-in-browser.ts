import { createEmbedded } from '../../db/embedded'
import { type InProcessSandbox, startOnDatabase } from '../start-on-database'

/**
 * Starts the reference back end in a browser with the files of an existing database. A browser can't read migrations,
 * and would take too long to hash the passwords of the demo accounts.
 */
export const startInBrowser = async (files: Blob): Promise<InProcessSandbox> =>
  startOnDatabase(await createEmbedded({ loadDataDir: files }))
