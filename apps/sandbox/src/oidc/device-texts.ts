import type { Locale } from '@remesa/domain/kernel'

/** Every text of the pages on which a person signs in a device client by its code. */
export interface DeviceTexts {
  readonly title: string
  readonly intro: string
  readonly code: string
  readonly next: string
  readonly noCode: string
  readonly unknownCode: string
  readonly expiredCode: string
  readonly usedCode: string
  /** The message if the form was open for too long, or if another site sent the request. */
  readonly oldForm: string
  readonly confirm: string
  readonly confirmIntro: string
  readonly program: string
  readonly address: string
  readonly refuse: string
  readonly refused: string
  readonly refusedIntro: string
  readonly done: string
  readonly doneIntro: string
  /** The text on the page for name and password, if a device client requests the sign-in. */
  readonly signIn: string
}

export const deviceTexts: Readonly<Record<Locale, DeviceTexts>> = {
  es: {
    title: 'Conectar un programa',
    intro: 'Escriba el código que muestra el programa. Hágalo solo si acaba de iniciarlo usted.',
    code: 'Código',
    next: 'Continuar',
    noCode: 'Escriba el código.',
    unknownCode: 'Ese código no existe. Compárelo con el que muestra el programa.',
    expiredCode: 'El código ha caducado. Vuelva a iniciar el programa y escriba el código nuevo.',
    usedCode: 'El código ya se utilizó. Vuelva a iniciar el programa y escriba el código nuevo.',
    oldForm: 'La página estuvo abierta demasiado tiempo. Escriba el código otra vez.',
    confirm: '¿Es su programa?',
    confirmIntro:
      'El programa debe mostrar este código y actuará en su nombre. Rechácelo si otra persona le envió el código.',
    program: 'Programa',
    address: 'Dirección de red',
    refuse: 'Rechazar',
    refused: 'Programa rechazado',
    refusedIntro: 'El programa no tiene acceso. Ya puede cerrar esta ventana.',
    done: 'Programa conectado',
    doneIntro:
      'El programa continúa solo. Puede terminar su sesión en la lista de sesiones. Ya puede cerrar esta ventana.',
    signIn:
      'Lo pide el programa cuyo código ha escrito, que actuará en su nombre. Entre solo si acaba de iniciarlo usted.',
  },
  en: {
    title: 'Connect a program',
    intro: 'Type the code that the program shows. Do this only if you have just started it.',
    code: 'Code',
    next: 'Continue',
    noCode: 'Type the code.',
    unknownCode: 'There is no such code. Compare it with the one that the program shows.',
    expiredCode: 'The code has expired. Start the program again and type the new code.',
    usedCode: 'The code has been used already. Start the program again and type the new code.',
    oldForm: 'The page was open too long. Type the code again.',
    confirm: 'Is this your program?',
    confirmIntro:
      'The program has to show this code, and will act in your name. Refuse if somebody else sent you the code.',
    program: 'Program',
    address: 'Network address',
    refuse: 'Refuse',
    refused: 'Program refused',
    refusedIntro: 'The program has no access. You can close this window.',
    done: 'Program connected',
    doneIntro:
      'The program continues by itself. You can end its session in the list of sessions. You can close this window.',
    signIn:
      'The program whose code you typed asks for it, and will act in your name. Sign in only if you have just started it.',
  },
  de: {
    title: 'Programm verbinden',
    intro:
      'Geben Sie den Code ein, den das Programm anzeigt. Tun Sie das nur, wenn Sie es gerade selbst gestartet haben.',
    code: 'Code',
    next: 'Weiter',
    noCode: 'Geben Sie den Code ein.',
    unknownCode: 'Diesen Code gibt es nicht. Vergleichen Sie ihn mit dem, den das Programm anzeigt.',
    expiredCode: 'Der Code ist abgelaufen. Starten Sie das Programm neu und geben Sie den neuen Code ein.',
    usedCode:
      'Der Code wurde schon verwendet. Starten Sie das Programm neu und geben Sie den neuen Code ein.',
    oldForm: 'Die Seite war zu lange offen. Geben Sie den Code noch einmal ein.',
    confirm: 'Ist das Ihr Programm?',
    confirmIntro:
      'Das Programm muss diesen Code anzeigen und handelt dann in Ihrem Namen. Lehnen Sie ab, wenn Ihnen jemand den Code geschickt hat.',
    program: 'Programm',
    address: 'Netzwerkadresse',
    refuse: 'Ablehnen',
    refused: 'Programm abgelehnt',
    refusedIntro: 'Das Programm hat keinen Zugang. Sie können dieses Fenster schließen.',
    done: 'Programm verbunden',
    doneIntro:
      'Das Programm macht von selbst weiter. Seine Sitzung können Sie in der Liste der Sitzungen beenden. Sie können dieses Fenster schließen.',
    signIn:
      'Das Programm, dessen Code Sie eingegeben haben, verlangt das und handelt dann in Ihrem Namen. Melden Sie sich nur an, wenn Sie es gerade selbst gestartet haben.',
  },
  pt: {
    title: 'Ligar um programa',
    intro: 'Escreva o código que o programa mostra. Faça-o apenas se acabou de o iniciar.',
    code: 'Código',
    next: 'Continuar',
    noCode: 'Escreva o código.',
    unknownCode: 'Esse código não existe. Compare-o com o que o programa mostra.',
    expiredCode: 'O código expirou. Inicie o programa de novo e escreva o novo código.',
    usedCode: 'O código já foi utilizado. Inicie o programa de novo e escreva o novo código.',
    oldForm: 'A página esteve aberta demasiado tempo. Escreva o código outra vez.',
    confirm: 'É o seu programa?',
    confirmIntro:
      'O programa deve mostrar este código e agirá em seu nome. Recuse se outra pessoa lhe enviou o código.',
    program: 'Programa',
    address: 'Endereço de rede',
    refuse: 'Recusar',
    refused: 'Programa recusado',
    refusedIntro: 'O programa não tem acesso. Já pode fechar esta janela.',
    done: 'Programa ligado',
    doneIntro:
      'O programa continua sozinho. Pode terminar a sessão dele na lista de sessões. Já pode fechar esta janela.',
    signIn:
      'É o programa cujo código escreveu que o pede e que agirá em seu nome. Entre apenas se acabou de o iniciar.',
  },
  'pt-BR': {
    title: 'Conectar um programa',
    intro: 'Digite o código que o programa mostra. Faça isso somente se você acabou de iniciá-lo.',
    code: 'Código',
    next: 'Continuar',
    noCode: 'Digite o código.',
    unknownCode: 'Esse código não existe. Compare com o que o programa mostra.',
    expiredCode: 'O código expirou. Inicie o programa de novo e digite o novo código.',
    usedCode: 'O código já foi usado. Inicie o programa de novo e digite o novo código.',
    oldForm: 'A página ficou aberta tempo demais. Digite o código de novo.',
    confirm: 'Este é o seu programa?',
    confirmIntro:
      'O programa precisa mostrar este código e vai agir em seu nome. Recuse se outra pessoa enviou o código a você.',
    program: 'Programa',
    address: 'Endereço de rede',
    refuse: 'Recusar',
    refused: 'Programa recusado',
    refusedIntro: 'O programa não tem acesso. Já pode fechar esta janela.',
    done: 'Programa conectado',
    doneIntro:
      'O programa continua sozinho. Você pode encerrar a sessão dele na lista de sessões. Já pode fechar esta janela.',
    signIn:
      'O programa cujo código você digitou está pedindo e vai agir em seu nome. Entre somente se você acabou de iniciá-lo.',
  },
}
