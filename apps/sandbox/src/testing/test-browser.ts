interface Cookie {
  readonly value: string
  readonly path: string
}

/** The functions of a browser that a sign-in needs: it stores cookies by path, and follows redirects one at a time. */
export interface TestBrowser {
  /**
   * Sends one request with the stored cookies, and stores the cookies of the response. It does not follow a redirect.
   */
  go(url: string | URL, init?: RequestInit): Promise<Response>
  /** Follows redirects until it reaches a page or a URL outside `origin`. */
  follow(url: string | URL, init?: RequestInit): Promise<{ readonly url: URL; readonly response: Response }>
  cookies(): ReadonlyMap<string, Cookie>
}

const maxRedirects = 10

export function createTestBrowser(headers: Readonly<Record<string, string>> = {}): TestBrowser {
  const jar = new Map<string, Cookie>()

  function keep(response: Response, url: URL): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const name = pair.slice(0, pair.indexOf('='))
      const value = pair.slice(pair.indexOf('=') + 1)
      const attribute = (key: string) =>
        attributes.find((entry) => entry.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1)
      const expires = attribute('expires')
      if (value === '' || (expires !== undefined && Date.parse(expires) < Date.now())) jar.delete(name)
      else jar.set(name, { value, path: attribute('path') ?? url.pathname })
    }
  }

  async function go(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const target = new URL(url)
    const cookie = [...jar]
      .filter(([, { path }]) => target.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
    const response = await fetch(target, {
      ...init,
      redirect: 'manual',
      headers: { accept: 'text/html', ...headers, ...(cookie === '' ? {} : { cookie }), ...init.headers },
    })
    keep(response, target)
    return response
  }

  async function follow(url: string | URL, init?: RequestInit) {
    let target = new URL(url)
    const { origin } = target
    let response = await go(target, init)
    for (let count = 0; count < maxRedirects; count += 1) {
      const location = response.headers.get('location')
      if (location === null) return { url: target, response }
      await response.body?.cancel()
      target = new URL(location, target)
      if (target.origin !== origin || target.pathname === '/callback') return { url: target, response }
      response = await go(target)
    }
    throw new Error(`More than ${maxRedirects} redirects from ${String(url)}.`)
  }

  return { go, follow, cookies: () => jar }
}
