/** Style sheets that tests import for their effect on the page. */
declare module '*.css'

interface ImportMeta {
  /** Vite's `import.meta.glob`: the files that match a pattern, each loaded when its function is called. */
  glob<File>(
    pattern: string | readonly string[],
    options: { readonly query: string; readonly import: string },
  ): Record<string, () => Promise<File>>
}
