/**
 * An entry point without the condition for the workspace's sources, with those for importers alone.
 *
 * @param {string | Record<string, unknown>} entry
 */
const published = (entry) =>
  typeof entry === 'string'
    ? entry
    : Object.fromEntries(Object.entries(entry).filter(([condition]) => condition !== '@remesa/source'))

export const hooks = {
  /**
   * The manifest for a tarball; the one in the workspace stays unchanged.
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
