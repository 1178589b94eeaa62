/**
 * Fills in the sign-in form in place of a person with a browser. It stores cookies, sends name and password, and
 * follows redirects back to the program.
 */
export async function fillInForm(start: string, username: string, password: string): Promise<void> {
  const cookies = new Map<string, string>()
  const send = async (url: URL, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, accept: 'text/html' }
    const response = await fetch(url, { ...init, redirect: 'manual', headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  /** The URL of the page to which the redirects lead. */
  const open = async (first: URL, init?: RequestInit): Promise<URL> => {
    let url = first
    let response = await send(url, init)
    for (let location = response.headers.get('location'); location !== null; ) {
      url = new URL(location, url)
      response = await send(url)
      location = response.headers.get('location')
    }
    if (!response.ok) throw new Error(`signing in: ${url.pathname} answered ${response.status}`)
    return url
  }
  const form = await open(new URL(start))
  await open(form, { method: 'POST', body: new URLSearchParams({ username, password }) })
}
