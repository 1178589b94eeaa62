/**
 * The path of the browser for every test: the browser in CHROMIUM_PATH, else Playwright's own, else the distribution's.
 */
export declare function findChromium(): string | undefined
/**
 * The options for launching the browser. They are determined at each launch, because the browser may have been
 * installed during the run.
 */
export declare function launchOptions(): {
  executablePath?: string | undefined
  args: string[]
}
