/** The package manager, named here only: it is fetched by npx and needs no installation. */
export const PNPM = 'pnpm@12.21.0'
