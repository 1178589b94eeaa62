import type { Locale } from '@remesa/domain/kernel'
import type { DocumentText } from './legal-texts'

/** The text of the users guide, by language. */
export const guideTexts: Readonly<Record<Locale, DocumentText>> = {
  es: {
    title: 'Guía de uso de Remesa',
    sections: [
      {
        heading: 'Ver los pedidos',
        paragraphs: [
          'Abra Pedidos y elija cliente, centro y punto de servicio. Si solo hay una opción, ya está elegida. Debajo aparecen los pedidos de hoy, los próximos y los anteriores; los cancelados se muestran con el interruptor.',
        ],
      },
      {
        heading: 'Pedir una recogida',
        paragraphs: [
          'Pulse Nuevo pedido y elija recogida. Indique la fecha, el horario si su país lo pide, la moneda y el importe. Revise el resumen y confirme.',
          'Una recogida se puede cancelar hasta 24 horas antes de la hora solicitada, mientras el equipo no esté en camino.',
        ],
      },
    ],
  },
  en: {
    title: 'Remesa users guide',
    sections: [
      {
        heading: 'See the orders',
        paragraphs: [
          'Open Orders and choose client, center and service point. Where there is only one option it is already chosen. Below are the orders of today, the next and the previous ones; the switch shows those that were cancelled.',
        ],
      },
      {
        heading: 'Request a pickup',
        paragraphs: [
          'Press New order and choose pickup. Give the date, the hours where your country asks for them, the currency and the amount. Check the summary and confirm.',
          'A pickup can be cancelled until 24 hours before the requested time, as long as the crew is not on its way.',
        ],
      },
    ],
  },
  de: {
    title: 'Benutzerhandbuch von Remesa',
    sections: [
      {
        heading: 'Aufträge ansehen',
        paragraphs: [
          'Öffnen Sie Aufträge und wählen Sie Kunde, Standort und Servicestelle. Gibt es nur eine Möglichkeit, ist sie schon gewählt. Darunter stehen die Aufträge von heute, die nächsten und die früheren; stornierte zeigt der Schalter.',
        ],
      },
      {
        heading: 'Eine Abholung beauftragen',
        paragraphs: [
          'Wählen Sie Neuer Auftrag und dann Abholung. Geben Sie Datum, Uhrzeiten, wo Ihr Land sie verlangt, Währung und Betrag an. Prüfen Sie die Zusammenfassung und bestätigen Sie.',
          'Eine Abholung lässt sich bis 24 Stunden vor der gewünschten Zeit stornieren, solange das Team nicht unterwegs ist.',
        ],
      },
    ],
  },
  pt: {
    title: 'Guia de utilização do Remesa',
    sections: [
      {
        heading: 'Ver os pedidos',
        paragraphs: [
          'Abra Pedidos e escolha cliente, centro e ponto de serviço. Se só houver uma opção, já está escolhida. Em baixo estão os pedidos de hoje, os próximos e os anteriores; o interruptor mostra os cancelados.',
        ],
      },
      {
        heading: 'Pedir uma recolha',
        paragraphs: [
          'Prima Novo pedido e escolha recolha. Indique a data, o horário se o seu país o pedir, a moeda e o valor. Reveja o resumo e confirme.',
          'Uma recolha pode ser cancelada até 24 horas antes da hora pedida, enquanto a equipa não estiver a caminho.',
        ],
      },
    ],
  },
  'pt-BR': {
    title: 'Guia de uso do Remesa',
    sections: [
      {
        heading: 'Ver os pedidos',
        paragraphs: [
          'Abra Pedidos e escolha cliente, centro e ponto de serviço. Se houver só uma opção, ela já vem escolhida. Abaixo ficam os pedidos de hoje, os próximos e os anteriores; a chave mostra os cancelados.',
        ],
      },
      {
        heading: 'Pedir uma coleta',
        paragraphs: [
          'Toque em Novo pedido e escolha coleta. Informe a data, o horário se o seu país pedir, a moeda e o valor. Confira o resumo e confirme.',
          'Uma coleta pode ser cancelada até 24 horas antes do horário pedido, enquanto a equipe não estiver a caminho.',
        ],
      },
    ],
  },
}
