/**
 * An entry point without the condition for the workspace's sources and with the conditions that are meant only for
 * importers.
 *
 * @param {string | Record<string, unknown>} entry
 */
const published = (entry) =>
  typeof entry === 'string'
    ? entry
    : Object.fromEntries(Object.entries(entry).filter(([condition]) => condition !== '@remesa/source'))

export const hooks = {
  /**
   * The manifest for a tarball; the manifest in the workspace is not changed.
   *
   * @param {{ exports: Record<string, string | Record<string, unknown>> }} manifest
   */
  beforePacking: (manifest) => ({
    ...manifest,
    exports: Object.fromEntries(
      Object.entries(manifest.exports).map(([path, entry]) => [path, published(entry)]),
    ),
  }),
}
