/**
 * An entry point in its published form. The condition for the workspace's sources is removed, and the conditions that
 * are only for importers are added.
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
