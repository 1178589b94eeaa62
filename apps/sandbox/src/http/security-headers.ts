import { cspReportGroup, cspReportPath } from './csp-reports'

/** The types of responses. Each type has its own content security policy. */
export type AnswerKind = 'portal' | 'provider-page' | 'worker' | 'data'

type Policy = Readonly<Record<string, readonly string[]>>

/** Hash of the empty text. The portal's style library inserts empty style elements, and fills them by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The name of the portal's only Trusted Types policy, which permits the URLs of workers of the same origin. */
export const workerPolicyName = 'remesa#worker'

const locked: Policy = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
}

const policies: Readonly<Record<AnswerKind, (origins: readonly string[]) => Policy>> = {
  portal: () => ({
    ...locked,
    'script-src': ["'self'"],
    'style-src': ["'self'", emptyStyle],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [workerPolicyName],
  }),
  'provider-page': (origins) => ({
    ...locked,
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    // The forms for signing in and out redirect at the end to the page that requested it. Browsers check this redirect
    // too.
    'form-action': ["'self'", ...origins],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  }),
  // A worker has the policy of the response with its script. WebAssembly runs only in workers, for the PDF reader's
  // decoders and the barcode reader.
  worker: () => ({ ...locked, 'script-src': ["'self'", "'wasm-unsafe-eval'"], 'connect-src': ["'self'"] }),
  data: () => locked,
}

/**
 * The directives with the URLs for reports of violations. The directive `report-uri` is for browsers that don't support
 * `report-to`.
 */
const reporting: Policy = { 'report-uri': [cspReportPath], 'report-to': [cspReportGroup] }

const serialise = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')

const permissions = [
  'camera=(self)',
  ...[
    'accelerometer',
    'autoplay',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
  ].map((feature) => `${feature}=()`),
  ...['midi', 'payment', 'publickey-credentials-get', 'screen-wake-lock', 'usb', 'xr-spatial-tracking'].map(
    (feature) => `${feature}=()`,
  ),
].join(', ')

/**
 * The headers of every response.
 *
 * @param origins the origins to which the identity provider's pages may redirect: the portal, and a program that waits
 *   for a sign-in.
 * @param isTls whether browsers reach the process through TLS.
 */
export function securityHeaders(
  kind: AnswerKind,
  { origins, isTls }: { readonly origins: readonly string[]; readonly isTls: boolean },
): Readonly<Record<string, string>> {
  // Scripts in a data response never run.
  const isShown = kind !== 'data'
  return {
    'Content-Security-Policy': serialise({ ...policies[kind](origins), ...(isShown && reporting) }),
    ...(isShown && { 'Reporting-Endpoints': `${cspReportGroup}="${cspReportPath}"` }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissions,
    ...(isTls ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** The type of a response, which its path and its media type determine. */
export function answerKind(path: string, contentType: string | null): AnswerKind {
  if (path.startsWith('/login/') || path.startsWith('/oidc')) return 'provider-page'
  if (contentType?.startsWith('text/html')) return 'portal'
  if (path.startsWith('/assets/') && /worker/.test(path)) return 'worker'
  return 'data'
}
