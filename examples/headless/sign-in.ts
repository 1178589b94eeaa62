import { createHash, randomBytes } from 'node:crypto'

const CLIENT_ID = 'remesa-portal'

const random = () => randomBytes(32).toString('base64url')

/** A browser reduced to what signing in needs: it stores cookies and follows redirects up to the portal's own address. */
const createBrowser = (callback: string) => {
  const cookies = new Map<string, string>()
  const send = async (url: URL, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { cookie, accept: 'text/html' },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return {
    /** The address where the redirects end: a page with a form, or the callback with its code. */
    async open(start: URL, init?: RequestInit): Promise<URL> {
      let url = start
      let response = await send(url, init)
      for (let location = response.headers.get('location'); location !== null; ) {
        url = new URL(location, url)
        if (url.href.startsWith(callback)) return url
        response = await send(url)
        location = response.headers.get('location')
      }
      if (!response.ok) throw new Error(`signing in: ${url.pathname} answered ${response.status}`)
      return url
    },
  }
}

/**
 * Signs in the way the portal does, by authorization code with PKCE, and fills in the form of the provider.
 *
 * @returns the ID token, which the calls of the contract take as their bearer token.
 */
export async function signIn(origin: string, username: string, password: string): Promise<string> {
  const redirectUri = `${origin}/callback`
  const verifier = random()
  const state = random()
  const ask = new URL('/oidc/auth', origin)
  ask.search = new URLSearchParams({
    client_id: CLIENT_ID,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: `openid ${CLIENT_ID}`,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state,
    nonce: random(),
  }).toString()
  const browser = createBrowser(redirectUri)
  const form = await browser.open(ask)
  const body = new URLSearchParams({ username, password })
  const callback = await browser.open(form, { method: 'POST', body })
  const code = callback.searchParams.get('code')
  if (code === null || callback.searchParams.get('state') !== state) throw new Error('signing in was refused')
  const grant = { grant_type: 'authorization_code', client_id: CLIENT_ID, redirect_uri: redirectUri, code }
  const answer = await fetch(new URL('/oidc/token', origin), {
    method: 'POST',
    body: new URLSearchParams({ ...grant, code_verifier: verifier }),
  })
  const tokens: unknown = await answer.json()
  const token =
    typeof tokens === 'object' && tokens !== null && 'id_token' in tokens ? tokens.id_token : undefined
  if (typeof token !== 'string') throw new Error(`the token was refused with ${answer.status}`)
  return token
}
