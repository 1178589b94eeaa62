/** Properties that Vite defines for the modules of a page. */
interface ImportMeta {
  readonly env: { readonly BASE_URL: string }
}
