import type { Locale } from '@remesa/domain/kernel'
import { html, raw } from 'hono/html'
import { deviceTexts } from './device-texts'
import { type Html, page } from './page-layout'
import { signInTexts } from './sign-in-texts'

/** URL path of the page on which a person types the code that a device client shows. */
export const devicePath = '/oidc/device'

/** The problems of a typed code, by the OIDC library's error names. */
const problems = {
  NoCodeError: 'noCode',
  NotFoundError: 'unknownCode',
  ExpiredError: 'expiredCode',
  AlreadyUsedError: 'usedCode',
} as const

export type CodeProblem = (typeof problems)[keyof typeof problems] | 'oldForm'

const hasName = (name: string): name is keyof typeof problems => Object.hasOwn(problems, name)

/** The problem that an error of the OIDC library stands for. An unknown error counts as a problem of the form. */
export const codeProblem = ({ name }: Error): CodeProblem => (hasName(name) ? problems[name] : 'oldForm')

/** The page with the form for the code that a device client shows. */
export function codePage(view: {
  readonly locale: Locale
  readonly offered: readonly Locale[]
  /** The value that protects the form against requests from other sites. */
  readonly xsrf: string
  readonly userCode: string
  readonly problem: CodeProblem | undefined
}): Html {
  const { locale, offered, xsrf, userCode, problem } = view
  const texts = deviceTexts[locale]
  const described = problem === undefined ? '' : html` aria-describedby="problem" aria-invalid="true"`
  const body = html`
    <h1>${texts.title}</h1>
    <p class="intro">${texts.intro}</p>
    ${problem === undefined ? '' : html`<p class="problem" id="problem" role="alert">${texts[problem]}</p>`}
    <form method="post" action="${devicePath}">
      <input type="hidden" name="xsrf" value="${xsrf}">
      <label for="user_code">${texts.code}</label>
      <input id="user_code" name="user_code" type="text" autocomplete="off" autocapitalize="characters"
        autocorrect="off" spellcheck="false" maxlength="32" required autofocus value="${userCode}"${described}>
      <button type="submit">${texts.next}</button>
    </form>
  `
  const title = problem === undefined ? texts.title : `${signInTexts[locale].errorPrefix}: ${texts.title}`
  return page({ locale, title, body, languages: { path: devicePath, offered } })
}

/** The page for an IP address from which too many wrong codes were typed. */
export function tooManyCodesPage(locale: Locale, seconds: number): Html {
  const texts = deviceTexts[locale]
  const body = html`
    <h1>${texts.title}</h1>
    <p class="intro">${signInTexts[locale].tooManyTries(seconds)}</p>
    <p><a class="action" href="${devicePath}">${texts.next}</a></p>
  `
  return page({ locale, title: texts.title, body })
}

/**
 * The page that asks whether the code is from a program that the person is using.
 *
 * @param view.form the form `op.deviceConfirmForm` of the OIDC library, which is protected against requests from other
 *   sites.
 */
export function confirmCodePage(view: {
  readonly locale: Locale
  readonly form: string
  readonly userCode: string
  readonly program: { readonly agent: string; readonly address: string } | undefined
}): Html {
  const { locale, form, userCode, program } = view
  const texts = deviceTexts[locale]
  const body = html`
    <h1>${texts.confirm}</h1>
    <p class="intro">${texts.confirmIntro}</p>
    <p class="code"><code>${userCode}</code></p>
    ${
      program === undefined
        ? ''
        : html`<ul class="facts">
            <li>${texts.program}: <bdi>${program.agent}</bdi></li>
            <li>${texts.address}: <bdi>${program.address}</bdi></li>
          </ul>`
    }
    ${raw(form)}
    <button type="submit" form="op.deviceConfirmForm">${texts.next}</button>
    <button type="submit" form="op.deviceConfirmForm" name="abort" value="yes" class="secondary">${texts.refuse}</button>
  `
  return page({ locale, title: texts.confirm, body })
}

/** The last page of the device flow. It says that the program is signed in or was refused. */
export function codeOutcomePage(locale: Locale, outcome: 'done' | 'refused'): Html {
  const texts = deviceTexts[locale]
  const body = html`
    <h1>${texts[outcome]}</h1>
    <p class="intro">${texts[`${outcome}Intro`]}</p>
  `
  return page({ locale, title: texts[outcome], body })
}
