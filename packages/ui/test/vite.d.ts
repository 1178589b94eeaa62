/** Style sheets that tests load for what they do to the page. */
declare module '*.css'

interface ImportMeta {
  /** Vite's: the files of a pattern, each read when its function is called. */
  glob<File>(
    pattern: string | readonly string[],
    options: { readonly query: string; readonly import: string },
  ): Record<string, () => Promise<File>>
}
