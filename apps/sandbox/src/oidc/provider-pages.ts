import { html, raw } from 'hono/html'
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider'
import { requestLocale } from '../kernel/request-locale'
import { page } from './page-layout'
import { signInTexts } from './sign-in-texts'

const localeOf = (ctx: KoaContextWithOIDC) =>
  requestLocale({ cookie: ctx.get('cookie'), acceptLanguage: ctx.get('accept-language') })

/**
 * The page for a request that the identity provider refuses. It shows the technical reason, for developers who
 * integrate a portal.
 */
export async function renderErrorPage(ctx: KoaContextWithOIDC, out: ErrorOut): Promise<void> {
  const locale = localeOf(ctx)
  const texts = signInTexts[locale]
  const reason = [out.error, out.error_description].filter((part) => part !== undefined).join(': ')
  const body = html`
    <h1>${texts.failed}</h1>
    <p class="intro">${texts.failedIntro}</p>
    <p class="detail">${texts.errorCode}: <code lang="en">${reason}</code></p>
    <p><a class="action" href="/">${texts.backToSignIn}</a></p>
  `
  ctx.type = 'html'
  ctx.body = String(await page({ locale, title: texts.failed, body }))
}

/**
 * The page that ends the session. If an ID token proves that the request comes from the portal, a script sends the form
 * at once. Without scripts, the user presses the button. Any other request may come from another site, so the user has
 * to confirm the sign-out.
 *
 * @param form the form of the OIDC library, which is protected against requests from other sites.
 */
export async function renderSignOutPage(ctx: KoaContextWithOIDC, form: string): Promise<void> {
  const locale = localeOf(ctx)
  const texts = signInTexts[locale]
  const isProven = ctx.oidc.entities.IdTokenHint !== undefined
  const body = html`
    <h1>${texts.signOut}</h1>
    <p class="intro">${texts.signOutIntro}</p>
    ${raw(form)}
    <input type="hidden" name="logout" value="yes" form="op.logoutForm">
    <button type="submit" form="op.logoutForm">${texts.signOut}</button>
  `
  const shell = { locale, title: texts.signOut, body }
  ctx.type = 'html'
  ctx.body = String(await page(isProven ? { ...shell, script: 'sign-out.js' } : shell))
}

/** The page after a sign-out whose request contains no URL to return to. */
export async function renderSignedOutPage(ctx: KoaContextWithOIDC): Promise<void> {
  const locale = localeOf(ctx)
  const texts = signInTexts[locale]
  const body = html`
    <h1>${texts.signedOut}</h1>
    <p class="intro">${texts.signedOutIntro}</p>
    <p><a class="action" href="/">${texts.backToSignIn}</a></p>
  `
  ctx.type = 'html'
  ctx.body = String(await page({ locale, title: texts.signedOut, body }))
}
