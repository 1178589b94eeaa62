import type { Locale } from '@remesa/domain/kernel'
import { html } from 'hono/html'
import { deviceTexts } from './device-texts'
import { type Html, page } from './page-layout'
import { signInTexts } from './sign-in-texts'

/** The reason why the last attempt to sign in has failed. */
export type SignInProblem =
  | { readonly kind: 'wrong-credentials' }
  | { readonly kind: 'too-many-tries'; readonly seconds: number }

export interface SignInView {
  readonly locale: Locale
  /** The languages that the page offers. */
  readonly offered: readonly Locale[]
  readonly uid: string
  /** The typed or suggested user name. A typed password is never sent back. */
  readonly username: string
  readonly isSwitchingUser: boolean
  /**
   * The type of program that requests the sign-in: a program on the user's machine, or a device client with a typed
   * code; `undefined` for the portal.
   */
  readonly program: 'same-machine' | 'with-code' | undefined
  readonly problem: SignInProblem | undefined
}

function problemText(locale: Locale, problem: SignInProblem): string {
  const texts = signInTexts[locale]
  return problem.kind === 'wrong-credentials' ? texts.wrongCredentials : texts.tooManyTries(problem.seconds)
}

/** The page with the form for name and password. */
export function signInPage(view: SignInView): Html {
  const { locale, offered, uid, username, isSwitchingUser, program, problem } = view
  const texts = signInTexts[locale]
  const path = `/login/${uid}`
  const described = problem === undefined ? '' : html` aria-describedby="problem" aria-invalid="true"`
  // If the name is filled in, the password field gets the focus.
  const focusName = username === '' ? html` autofocus` : ''
  const focusPassword = username === '' ? '' : html` autofocus`
  const body = html`
    <h1>${texts.signIn}</h1>
    <p class="intro">${isSwitchingUser ? texts.switchUser : texts.signInIntro}</p>
    ${program === undefined ? '' : html`<p class="intro">${program === 'with-code' ? deviceTexts[locale].signIn : texts.signInProgram}</p>`}
    ${problem === undefined ? '' : html`<p class="problem" id="problem" role="alert">${problemText(locale, problem)}</p>`}
    <form method="post" action="${path}">
      <label for="username">${texts.username}</label>
      <input id="username" name="username" type="text" autocomplete="username" autocapitalize="none" autocorrect="off"
        spellcheck="false" maxlength="254" required value="${username}"${described}${focusName}>
      <label for="password">${texts.password}</label>
      <input id="password" name="password" type="password" autocomplete="current-password" maxlength="1024"
        required${described}${focusPassword}>
      <button type="submit">${texts.signIn}</button>
    </form>
  `
  const title = problem === undefined ? texts.signIn : `${texts.errorPrefix}: ${texts.signIn}`
  return page({ locale, title, body, languages: { path, offered } })
}

/** The page for an expired sign-in. Its link starts a new sign-in. */
export function expiredPage(locale: Locale): Html {
  const texts = signInTexts[locale]
  const body = html`
    <h1>${texts.expired}</h1>
    <p class="intro">${texts.expiredIntro}</p>
    <p><a class="action" href="/">${texts.backToSignIn}</a></p>
  `
  return page({ locale, title: texts.expired, body })
}

/** The page for an IP address from which too many sign-ins were started. */
export function busyPage(locale: Locale, seconds: number): Html {
  const texts = signInTexts[locale]
  const body = html`
    <h1>${texts.failed}</h1>
    <p class="intro">${texts.tooManyTries(seconds)}</p>
    <p><a class="action" href="/">${texts.backToSignIn}</a></p>
  `
  return page({ locale, title: texts.failed, body })
}
