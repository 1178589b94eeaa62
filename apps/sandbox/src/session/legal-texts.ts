import type { Locale } from '@remesa/domain/kernel'

/** Text of a PDF document: a title, and sections with a heading and paragraphs. */
export interface DocumentText {
  readonly title: string
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
}

/** The text of the disclaimer, which users accept before they use the portal. */
export const disclaimerTexts: Readonly<Record<Locale, DocumentText>> = {
  es: {
    title: 'Condiciones de uso de Remesa',
    sections: [
      {
        heading: 'Para qué sirve el portal',
        paragraphs: [
          'Remesa permite solicitar recogidas y entregas de efectivo, seguir su estado y consultar al personal que las realiza. Los servicios se rigen por el contrato de su empresa; el portal no lo modifica.',
        ],
      },
      {
        heading: 'Su acceso',
        paragraphs: [
          'La cuenta es personal. Quien la usa responde de las solicitudes que se envían con ella y debe avisar enseguida si sospecha que otra persona conoce su contraseña.',
          'Los importes que declara en una solicitud son orientativos. Vale el recuento que se hace en la delegación ante dos personas.',
        ],
      },
      {
        heading: 'Datos personales',
        paragraphs: [
          'Guardamos su nombre, su correo y las operaciones que realiza mientras dure el contrato y los plazos legales posteriores. Puede pedir su consulta, corrección o supresión a la persona que administra su empresa.',
        ],
      },
    ],
  },
  en: {
    title: 'Terms of use of Remesa',
    sections: [
      {
        heading: 'What the portal is for',
        paragraphs: [
          'With Remesa you request pickups and deliveries of cash, follow them and look up the crew that carries them out. The contract of your company rules the services; the portal does not change it.',
        ],
      },
      {
        heading: 'Your access',
        paragraphs: [
          'The account is yours alone. Its holder answers for every request sent with it, and reports at once any suspicion that somebody else knows the password.',
          'Amounts declared in a request are an indication. What counts is the count made at the cash centre before two people.',
        ],
      },
      {
        heading: 'Personal data',
        paragraphs: [
          'We keep your name, your address and what you do here for as long as the contract lasts and the law demands afterwards. Ask the administrator of your company to see, correct or erase them.',
        ],
      },
    ],
  },
  de: {
    title: 'Nutzungsbedingungen von Remesa',
    sections: [
      {
        heading: 'Wozu das Portal dient',
        paragraphs: [
          'Mit Remesa beauftragen Sie Abholungen und Lieferungen von Bargeld, verfolgen sie und prüfen das Personal, das sie ausführt. Für die Leistungen gilt der Vertrag Ihres Unternehmens; das Portal ändert ihn nicht.',
        ],
      },
      {
        heading: 'Ihr Zugang',
        paragraphs: [
          'Das Konto ist persönlich. Wer es innehat, steht für jeden damit gesendeten Auftrag ein und meldet sofort, wenn jemand anders das Kennwort kennen könnte.',
          'Beträge in einem Auftrag sind Richtwerte. Es gilt die Zählung im Geldbearbeitungszentrum im Beisein von zwei Personen.',
        ],
      },
      {
        heading: 'Personenbezogene Daten',
        paragraphs: [
          'Wir speichern Ihren Namen, Ihre Adresse und Ihre Vorgänge, solange der Vertrag läuft und das Gesetz es danach verlangt. Auskunft, Berichtigung und Löschung erhalten Sie über die Administration Ihres Unternehmens.',
        ],
      },
    ],
  },
  pt: {
    title: 'Condições de utilização do Remesa',
    sections: [
      {
        heading: 'Para que serve o portal',
        paragraphs: [
          'Com o Remesa pede recolhas e entregas de numerário, acompanha o seu estado e confirma quem as realiza. Os serviços regem-se pelo contrato da sua empresa; o portal não o altera.',
        ],
      },
      {
        heading: 'O seu acesso',
        paragraphs: [
          'A conta é pessoal. O titular responde por todos os pedidos enviados com ela e avisa de imediato se suspeitar que outra pessoa conhece a palavra-passe.',
          'Os valores declarados num pedido são indicativos. Conta a contagem feita na delegação perante duas pessoas.',
        ],
      },
      {
        heading: 'Dados pessoais',
        paragraphs: [
          'Guardamos o seu nome, o seu correio e as operações que realiza enquanto durar o contrato e nos prazos legais seguintes. Peça a sua consulta, correção ou eliminação a quem administra a sua empresa.',
        ],
      },
    ],
  },
  'pt-BR': {
    title: 'Condições de uso do Remesa',
    sections: [
      {
        heading: 'Para que serve o portal',
        paragraphs: [
          'Com o Remesa você pede coletas e entregas de dinheiro, acompanha o status e confirma quem as realiza. Os serviços são regidos pelo contrato da sua empresa; o portal não o altera.',
        ],
      },
      {
        heading: 'Seu acesso',
        paragraphs: [
          'A conta é pessoal. O titular responde por todos os pedidos enviados com ela e avisa imediatamente se suspeitar que outra pessoa conhece a senha.',
          'Os valores declarados em um pedido são indicativos. Vale a contagem feita na base diante de duas pessoas.',
        ],
      },
      {
        heading: 'Dados pessoais',
        paragraphs: [
          'Guardamos seu nome, seu e-mail e as operações que você realiza enquanto durar o contrato e nos prazos legais seguintes. Peça a consulta, correção ou exclusão a quem administra a sua empresa.',
        ],
      },
    ],
  },
}
