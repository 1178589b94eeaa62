import * as z from 'zod/mini'

/** Time limit of one request to the identity provider, in milliseconds. */
const REQUEST_MS = 10_000

const Metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  jwks_uri: z.string(),
  device_authorization_endpoint: z.optional(z.string()),
  revocation_endpoint: z.optional(z.string()),
  authorization_response_iss_parameter_supported: z.optional(z.boolean()),
})
export type ProviderMetadata = z.infer<typeof Metadata>

const Tokens = z.object({ id_token: z.string(), refresh_token: z.optional(z.string()) })
export type Tokens = z.infer<typeof Tokens>

/**
 * The two codes of a device sign-in: the program sends the device code to the token endpoint, and the user types the
 * user code.
 */
const DeviceCodes = z.object({
  device_code: z.string().check(z.minLength(1)),
  user_code: z.string().check(z.minLength(1)),
  verification_uri: z.string(),
  verification_uri_complete: z.optional(z.string()),
  expires_in: z.number().check(z.positive()),
  interval: z.optional(z.number().check(z.minimum(0))),
})
export type DeviceCodes = z.infer<typeof DeviceCodes>

/** The token response for a service account. The token is not decoded, because only the back end reads it. */
const ServiceToken = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.number().check(z.positive()),
  token_type: z.string().check(z.regex(/^bearer$/i)),
})
export type ServiceToken = z.infer<typeof ServiceToken>

/**
 * The `Authorization` header that authenticates a client. Client id and secret are both form-encoded (RFC 6749, 2.3.1).
 */
const basicAuthorization = (clientId: string, clientSecret: string): string => {
  const encoded = (text: string) => new URLSearchParams({ '': text }).toString().slice(1)
  return `Basic ${btoa(`${encoded(clientId)}:${encoded(clientSecret)}`)}`
}

const Refused = z.object({ error: z.string() })

export const KeySet = z.object({
  keys: z.array(z.looseObject({ kty: z.string() })),
})
export type KeySet = z.infer<typeof KeySet>

/**
 * The error if the identity provider does not respond, or its response can't be trusted. `reason` contains no token.
 */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault'
  /**
   * Whether the same request may succeed later, because the identity provider is only overloaded or temporarily
   * unavailable.
   */
  readonly isPassing: boolean

  constructor(message: string, isPassing = false) {
    super(message)
    this.isPassing = isPassing
  }
}

/** The error if the identity provider refuses a request, for instance with `invalid_grant`. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal'
}

/** Whether the traffic to a URL is private, because it uses TLS or does not leave this computer. */
export const isPrivate = (address: string): boolean => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol === 'https:') return true
  return url?.protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname)
}

/**
 * The functions that call the identity provider. Each function throws a `ProviderFault`, a `ProviderRefusal`, or the
 * error of `fetch`.
 */
export const createProvider = (
  { issuer, discoveryUrl }: { readonly issuer: string; readonly discoveryUrl?: string | undefined },
  fetch: typeof globalThis.fetch,
) => {
  const ask = async (
    address: string,
    form?: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> => {
    if (!isPrivate(address)) throw new ProviderFault(`not encrypted: ${address}`)
    return fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_MS),
      headers: { accept: 'application/json', ...headers },
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
    })
  }
  const read = async <S extends z.ZodMiniType>(
    what: string,
    schema: S,
    response: Response,
  ): Promise<z.output<S>> => {
    const parsed = schema.safeParse(await response.json().catch(() => undefined))
    if (!response.ok || !parsed.success) throw new ProviderFault(`${what}: answered ${response.status}`)
    return parsed.data
  }
  /**
   * The error for an unsuccessful response of the identity provider: a refusal, or a fault if the provider is
   * unavailable.
   */
  const refusal = async (what: string, response: Response): Promise<Error> => {
    const isPassing = response.status >= 500 || response.status === 429
    const refused = isPassing ? undefined : Refused.safeParse(await response.json().catch(() => undefined))
    if (refused?.success === true) return new ProviderRefusal(refused.data.error)
    return new ProviderFault(`${what}: answered ${response.status}`, isPassing)
  }
  return {
    discover: async (): Promise<ProviderMetadata> => {
      const address = discoveryUrl ?? `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
      const metadata = await read('discovery', Metadata, await ask(address))
      if (metadata.issuer !== issuer) throw new ProviderFault(`another issuer: ${metadata.issuer}`)
      return metadata
    },
    keys: async ({ jwks_uri }: ProviderMetadata): Promise<KeySet> =>
      read('keys', KeySet, await ask(jwks_uri)),
    grant: async (
      { token_endpoint }: ProviderMetadata,
      form: Readonly<Record<string, string>>,
    ): Promise<Tokens> => {
      const response = await ask(token_endpoint, form)
      if (response.ok) return read('tokens', Tokens, response)
      throw await refusal('tokens', response)
    },
    /**
     * Requests the codes of a device sign-in. `program` is the name of the program that the identity provider shows to
     * the user.
     */
    deviceCodes: async (
      { device_authorization_endpoint }: ProviderMetadata,
      form: Readonly<Record<string, string>>,
      program: string | undefined,
    ): Promise<DeviceCodes> => {
      if (device_authorization_endpoint === undefined)
        throw new ProviderFault('the provider has no device_authorization_endpoint')
      const headers = program === undefined ? {} : { 'user-agent': program }
      const response = await ask(device_authorization_endpoint, form, headers)
      if (!response.ok) throw await refusal('codes', response)
      const codes = await read('codes', DeviceCodes, response)
      const { verification_uri, verification_uri_complete = verification_uri } = codes
      if (![verification_uri, verification_uri_complete].every(isPrivate))
        throw new ProviderFault(`not encrypted: ${verification_uri}`)
      return codes
    },
    serviceToken: async (
      { token_endpoint }: ProviderMetadata,
      form: Readonly<Record<string, string>>,
      client: { readonly clientId: string; readonly clientSecret: string },
    ): Promise<ServiceToken> => {
      const authorization = basicAuthorization(client.clientId, client.clientSecret)
      const response = await ask(token_endpoint, form, { authorization })
      if (!response.ok) throw await refusal('tokens', response)
      return read('tokens', ServiceToken, response)
    },
    revoke: async (
      { revocation_endpoint }: ProviderMetadata,
      form: Readonly<Record<string, string>>,
    ): Promise<void> => {
      if (revocation_endpoint === undefined) return
      const response = await ask(revocation_endpoint, form)
      if (!response.ok) throw new ProviderFault(`revocation: answered ${response.status}`)
    },
  }
}
export type Provider = ReturnType<typeof createProvider>
