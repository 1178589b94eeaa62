/**
 * The browser for every test: the one that CHROMIUM_PATH names, else Playwright's own, else that of the distribution.
 */
export declare function findChromium(): string | undefined
/**
 * The options for launching the browser. They are determined at each launch, because a run may have installed the
 * browser just before.
 */
export declare function launchOptions(): {
  executablePath?: string | undefined
  args: string[]
}
