/** The browser that every test drives: the one named by CHROMIUM_PATH, else Playwright's own, else the distribution's. */
export declare function findChromium(): string | undefined
export declare const launchOptions: {
  executablePath?: string | undefined
  args: string[]
}
