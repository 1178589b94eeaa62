/** The browser that every test drives: the one named by CHROMIUM_PATH, else Playwright's own, else the distribution's. */
export declare function findChromium(): string | undefined
/** Asked when a browser is launched: a run may have installed it a moment ago. */
export declare function launchOptions(): {
  executablePath?: string | undefined
  args: string[]
}
