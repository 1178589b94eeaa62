import type { Locale } from '@remesa/domain/kernel'
import { html } from 'hono/html'
import { type Html, page } from '../oidc'

interface PrivacyTexts {
  readonly title: string
  readonly intro: string
  readonly kept: readonly string[]
  readonly notKept: string
  readonly back: string
}

const texts: Readonly<Record<Locale, PrivacyTexts>> = {
  es: {
    title: 'Privacidad y cookies',
    intro: 'El portal solo guarda en su navegador lo que necesita para funcionar:',
    kept: [
      'una cookie con el idioma que ha elegido, durante un año;',
      'cookies de la sesión, hasta que la cierra o durante 12 horas como máximo;',
      'en el almacenamiento del navegador, la última página visitada, su decisión sobre este aviso y el último punto de servicio elegido;',
      'también allí, los pedidos que ha escrito y no ha enviado, durante 14 días o hasta que los envíe o los descarte.',
    ],
    notKept: 'No hay cookies publicitarias ni de análisis y ningún dato sale hacia terceros.',
    back: 'Ir al portal',
  },
  en: {
    title: 'Privacy and cookies',
    intro: 'The portal keeps in your browser only what it needs to work:',
    kept: [
      'a cookie with the language that you chose, for one year;',
      'cookies of your session, until you sign out or for 12 hours at most;',
      "in the browser's storage, the page you saw last, your decision about this notice and the service point you chose last;",
      'there too, orders that you have typed and not sent, for 14 days or until you send or discard them.',
    ],
    notKept: 'There are no advertising or analytics cookies, and no data goes to third parties.',
    back: 'Go to the portal',
  },
  de: {
    title: 'Datenschutz und Cookies',
    intro: 'Das Portal speichert in Ihrem Browser nur, was es zum Funktionieren braucht:',
    kept: [
      'ein Cookie mit der gewählten Sprache, ein Jahr lang;',
      'Cookies Ihrer Sitzung, bis Sie sich abmelden, höchstens 12 Stunden;',
      'im Speicher des Browsers die zuletzt besuchte Seite, Ihre Entscheidung zu diesem Hinweis und die zuletzt gewählte Servicestelle;',
      'ebenfalls dort Aufträge, die Sie eingegeben und nicht gesendet haben, 14 Tage lang oder bis Sie sie senden oder verwerfen.',
    ],
    notKept: 'Es gibt keine Werbe- oder Analyse-Cookies, und keine Daten gehen an Dritte.',
    back: 'Zum Portal',
  },
  pt: {
    title: 'Privacidade e cookies',
    intro: 'O portal guarda no seu navegador apenas o que precisa para funcionar:',
    kept: [
      'um cookie com o idioma que escolheu, durante um ano;',
      'cookies da sessão, até a terminar ou durante 12 horas no máximo;',
      'no armazenamento do navegador, a última página visitada, a sua decisão sobre este aviso e o último ponto de serviço escolhido;',
      'também aí, os pedidos que escreveu e não enviou, durante 14 dias ou até os enviar ou descartar.',
    ],
    notKept: 'Não há cookies publicitários nem de análise e nenhum dado é enviado a terceiros.',
    back: 'Ir para o portal',
  },
  'pt-BR': {
    title: 'Privacidade e cookies',
    intro: 'O portal guarda no seu navegador apenas o que precisa para funcionar:',
    kept: [
      'um cookie com o idioma que você escolheu, por um ano;',
      'cookies da sessão, até você sair ou por no máximo 12 horas;',
      'no armazenamento do navegador, a última página visitada, sua decisão sobre este aviso e o último ponto de serviço escolhido;',
      'também ali, os pedidos que você digitou e não enviou, por 14 dias ou até enviá-los ou descartá-los.',
    ],
    notKept: 'Não há cookies de publicidade nem de análise, e nenhum dado é enviado a terceiros.',
    back: 'Ir para o portal',
  },
}

/** The page that explains which data the portal stores in a browser. The cookie notice links to it. */
export function privacyPage(locale: Locale): Html {
  const { title, intro, kept, notKept, back } = texts[locale]
  const body = html`
    <h1>${title}</h1>
    <p class="intro">${intro}</p>
    <ul class="facts">${kept.map((fact) => html`<li>${fact}</li>`)}</ul>
    <p>${notKept}</p>
    <p><a class="action" href="/">${back}</a></p>
  `
  return page({ locale, title, body })
}
