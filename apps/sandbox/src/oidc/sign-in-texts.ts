import type { Locale } from '@remesa/domain/kernel'

/** Every text of the identity provider's pages. */
export interface SignInTexts {
  readonly tagline: string
  readonly languages: string
  readonly signIn: string
  readonly signInIntro: string
  /** The text after the introduction, if a program on the user's own machine requests the sign-in. */
  readonly signInProgram: string
  readonly switchUser: string
  readonly username: string
  readonly password: string
  readonly errorPrefix: string
  readonly wrongCredentials: string
  /** @param seconds whole seconds until the next attempt, at least 1. */
  readonly tooManyTries: (seconds: number) => string
  readonly expired: string
  readonly expiredIntro: string
  readonly backToSignIn: string
  readonly failed: string
  readonly failedIntro: string
  readonly errorCode: string
  readonly signOut: string
  readonly signOutIntro: string
  readonly signedOut: string
  readonly signedOutIntro: string
}

/** The names of the languages, each in the language itself. The page links to them in this order. */
export const languageNames: Readonly<Record<Locale, string>> = {
  es: 'Español',
  en: 'English',
  de: 'Deutsch',
  pt: 'Português',
  'pt-BR': 'Português (Brasil)',
}

const inMinutes = (seconds: number): number => Math.ceil(seconds / 60)

export const signInTexts: Readonly<Record<Locale, SignInTexts>> = {
  es: {
    tagline: 'Su efectivo, localizado en cada paso.',
    languages: 'Idioma',
    signIn: 'Iniciar sesión',
    signInIntro: 'Entre con el usuario que le dio su administrador.',
    signInProgram:
      'Lo pide un programa de este equipo, que actuará en su nombre. Entre solo si acaba de iniciarlo usted.',
    switchUser: 'Entre con otro usuario. La sesión anterior se cerrará.',
    username: 'Usuario',
    password: 'Contraseña',
    errorPrefix: 'Error',
    wrongCredentials: 'El usuario o la contraseña no son correctos. Revíselos y vuelva a intentarlo.',
    tooManyTries: (seconds) =>
      seconds < 60
        ? `Demasiados intentos. Espere ${seconds} s y vuelva a intentarlo.`
        : `Demasiados intentos. Espere ${inMinutes(seconds)} min y vuelva a intentarlo.`,
    expired: 'La página ha caducado',
    expiredIntro: 'Este inicio de sesión ya no es válido: pasó demasiado tiempo o ya se utilizó.',
    backToSignIn: 'Volver a iniciar sesión',
    failed: 'No se puede iniciar la sesión',
    failedIntro: 'La solicitud de inicio de sesión no es válida. Vuelva al portal e inténtelo de nuevo.',
    errorCode: 'Código',
    signOut: 'Cerrar sesión',
    signOutIntro: 'Se cerrará su sesión en este navegador.',
    signedOut: 'Sesión cerrada',
    signedOutIntro: 'Ya puede cerrar esta ventana.',
  },
  en: {
    tagline: 'Your cash, accounted for at every step.',
    languages: 'Language',
    signIn: 'Sign in',
    signInIntro: 'Use the user name that your administrator gave you.',
    signInProgram:
      'A program on this computer asks for it, and will act in your name. Sign in only if you have just started it.',
    switchUser: 'Sign in as another user. The previous session will end.',
    username: 'User name',
    password: 'Password',
    errorPrefix: 'Error',
    wrongCredentials: 'User name or password is wrong. Check both and try again.',
    tooManyTries: (seconds) =>
      seconds < 60
        ? `Too many tries. Wait ${seconds} s and try again.`
        : `Too many tries. Wait ${inMinutes(seconds)} min and try again.`,
    expired: 'This page has expired',
    expiredIntro: 'This sign-in is no longer valid: too much time has passed, or it has been used already.',
    backToSignIn: 'Sign in again',
    failed: 'Sign-in cannot continue',
    failedIntro: 'The sign-in request is not valid. Go back to the portal and try again.',
    errorCode: 'Code',
    signOut: 'Sign out',
    signOutIntro: 'This ends your session in this browser.',
    signedOut: 'You are signed out',
    signedOutIntro: 'You can close this window.',
  },
  de: {
    tagline: 'Ihr Bargeld, bei jedem Schritt im Blick.',
    languages: 'Sprache',
    signIn: 'Anmelden',
    signInIntro: 'Mit dem Benutzernamen, den Sie von Ihrem Administrator erhalten haben.',
    signInProgram:
      'Ein Programm auf diesem Computer verlangt das und handelt dann in Ihrem Namen. Melden Sie sich nur an, wenn Sie es gerade selbst gestartet haben.',
    switchUser: 'Melden Sie sich mit einem anderen Benutzer an. Die bisherige Sitzung endet.',
    username: 'Benutzername',
    password: 'Passwort',
    errorPrefix: 'Fehler',
    wrongCredentials: 'Benutzername oder Passwort ist falsch. Prüfen Sie beides und versuchen Sie es erneut.',
    tooManyTries: (seconds) =>
      seconds < 60
        ? `Zu viele Versuche. Warten Sie ${seconds} s und versuchen Sie es erneut.`
        : `Zu viele Versuche. Warten Sie ${inMinutes(seconds)} min und versuchen Sie es erneut.`,
    expired: 'Diese Seite ist abgelaufen',
    expiredIntro:
      'Diese Anmeldung gilt nicht mehr: Es ist zu viel Zeit vergangen, oder sie wurde schon verwendet.',
    backToSignIn: 'Erneut anmelden',
    failed: 'Die Anmeldung kann nicht fortgesetzt werden',
    failedIntro: 'Die Anmeldeanfrage ist ungültig. Gehen Sie zurück zum Portal und versuchen Sie es erneut.',
    errorCode: 'Code',
    signOut: 'Abmelden',
    signOutIntro: 'Ihre Sitzung in diesem Browser wird beendet.',
    signedOut: 'Sie sind abgemeldet',
    signedOutIntro: 'Sie können dieses Fenster schließen.',
  },
  pt: {
    tagline: 'O seu numerário, localizado em cada passo.',
    languages: 'Idioma',
    signIn: 'Iniciar sessão',
    signInIntro: 'Entre com o utilizador que o seu administrador lhe deu.',
    signInProgram:
      'É um programa deste computador que o pede e que agirá em seu nome. Entre apenas se acabou de o iniciar.',
    switchUser: 'Entre com outro utilizador. A sessão anterior será terminada.',
    username: 'Utilizador',
    password: 'Palavra-passe',
    errorPrefix: 'Erro',
    wrongCredentials: 'O utilizador ou a palavra-passe não estão corretos. Verifique-os e tente de novo.',
    tooManyTries: (seconds) =>
      seconds < 60
        ? `Demasiadas tentativas. Aguarde ${seconds} s e tente de novo.`
        : `Demasiadas tentativas. Aguarde ${inMinutes(seconds)} min e tente de novo.`,
    expired: 'A página expirou',
    expiredIntro: 'Este início de sessão já não é válido: passou demasiado tempo ou já foi utilizado.',
    backToSignIn: 'Iniciar sessão de novo',
    failed: 'Não é possível iniciar a sessão',
    failedIntro: 'O pedido de início de sessão não é válido. Volte ao portal e tente de novo.',
    errorCode: 'Código',
    signOut: 'Terminar sessão',
    signOutIntro: 'A sua sessão neste navegador será terminada.',
    signedOut: 'Sessão terminada',
    signedOutIntro: 'Já pode fechar esta janela.',
  },
  'pt-BR': {
    tagline: 'Seu dinheiro, localizado em cada etapa.',
    languages: 'Idioma',
    signIn: 'Entrar',
    signInIntro: 'Entre com o usuário que você recebeu do administrador.',
    signInProgram:
      'Um programa deste computador está pedindo e vai agir em seu nome. Entre somente se você acabou de iniciá-lo.',
    switchUser: 'Entre com outro usuário. A sessão anterior será encerrada.',
    username: 'Usuário',
    password: 'Senha',
    errorPrefix: 'Erro',
    wrongCredentials: 'O usuário ou a senha não estão corretos. Confira os dois e tente de novo.',
    tooManyTries: (seconds) =>
      seconds < 60
        ? `Tentativas demais. Aguarde ${seconds} s e tente de novo.`
        : `Tentativas demais. Aguarde ${inMinutes(seconds)} min e tente de novo.`,
    expired: 'A página expirou',
    expiredIntro: 'Este acesso não é mais válido: passou tempo demais ou ele já foi usado.',
    backToSignIn: 'Entrar de novo',
    failed: 'Não é possível entrar',
    failedIntro: 'A solicitação de acesso não é válida. Volte ao portal e tente de novo.',
    errorCode: 'Código',
    signOut: 'Sair',
    signOutIntro: 'Sua sessão neste navegador será encerrada.',
    signedOut: 'Você saiu',
    signedOutIntro: 'Já pode fechar esta janela.',
  },
}
