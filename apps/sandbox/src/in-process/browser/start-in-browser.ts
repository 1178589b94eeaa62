import { createEmbedded } from '../../db/embedded'
import { type InProcessSandbox, startOnDatabase } from '../start-on-database'

/**
 * Starts the reference back end in a browser with the files of an existing database. A browser can't read the
 * migrations, and hashing the passwords of the demo accounts would take it too long.
 */
export const startInBrowser = async (files: Blob): Promise<InProcessSandbox> =>
  startOnDatabase(await createEmbedded({ loadDataDir: files }))
