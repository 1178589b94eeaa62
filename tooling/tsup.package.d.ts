/**
 * One entry per source file: a single bundled entry would keep every top-level call (schemas, machines) alive and
 * make an importer of one function pay for all of them.
 */
declare const _default:
  | import('tsup').Options[]
  | import('tsup').Options
  | ((
      overrideOptions: import('tsup').Options,
    ) =>
      | import('tsup').Options[]
      | import('tsup').Options
      | Promise<import('tsup').Options[] | import('tsup').Options>)
export default _default
