/** The browser that every test drives: the one named by CHROMIUM_PATH, else Playwright's own, else the distribution's. */
export declare function findChromium(): string | undefined
/** Read at each launch of a browser: a run may have installed it just before. */
export declare function launchOptions(): {
  executablePath?: string | undefined
  args: string[]
}
