/** The browser for every test: the one named by CHROMIUM_PATH, else Playwright's own, else the distribution's. */
export declare function findChromium(): string | undefined
/** The options for a launch. They are read at each launch, because a run may have installed the browser just before. */
export declare function launchOptions(): {
  executablePath?: string | undefined
  args: string[]
}
