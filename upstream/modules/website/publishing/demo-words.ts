import type { Language } from '#contract/core/fields.ts'

type Page = { title: string; text: string }

export type DemoWords = {
  home: Page
  prices: Page
  about: Page
  hours: string
  questionsTitle: string
  questions: [question: string, answer: string][]
  posts: Page[]
  tag: string
}

/** What the site of a demo firm says. */
export function demoWords(language: Language, firm: string): DemoWords {
  return words[language](firm)
}

const words: Record<Language, (firm: string) => DemoWords> = {
  en: (firm) => ({
    home: {
      title: firm,
      text: 'Lamps for rooms in which people like to be: chosen with you, delivered and installed.\n\n## What we do\n\n- Advice in the shop or at your place\n- Lamps by small makers\n- Repair of old lamps',
    },
    prices: {
      title: 'Prices',
      text: 'Some of what is in the shop today. Prices are always the current ones.',
    },
    about: {
      title: 'About us',
      text: 'We have been selling light for three generations, and repair what we sell.',
    },
    hours: 'Opening hours',
    questionsTitle: 'Questions',
    questions: [
      ['Do you deliver?', 'Yes, within two working days.'],
      [
        'Do you repair lamps bought elsewhere?',
        'Yes. Bring the lamp along, and we tell you what it costs.',
      ],
    ],
    posts: [
      {
        title: 'Light for short days',
        text: 'Three lamps that make a reading corner of any chair.',
      },
      {
        title: 'The workshop is back',
        text: 'From now on we repair lamps here in the shop again.',
      },
    ],
    tag: 'Light',
  }),
  de: (firm) => ({
    home: {
      title: firm,
      text: 'Leuchten für Räume, in denen man gern ist: mit Ihnen ausgesucht, geliefert und montiert.\n\n## Was wir tun\n\n- Beratung im Laden oder bei Ihnen\n- Leuchten kleiner Hersteller\n- Reparatur alter Leuchten',
    },
    prices: {
      title: 'Preise',
      text: 'Einiges von dem, was heute im Laden ist. Die Preise sind immer die aktuellen.',
    },
    about: {
      title: 'Über uns',
      text: 'Wir verkaufen seit drei Generationen Licht und reparieren, was wir verkaufen.',
    },
    hours: 'Öffnungszeiten',
    questionsTitle: 'Fragen',
    questions: [
      ['Liefern Sie?', 'Ja, innerhalb von zwei Werktagen.'],
      [
        'Reparieren Sie auch Leuchten von anderswo?',
        'Ja. Bringen Sie die Leuchte mit, und wir sagen Ihnen, was es kostet.',
      ],
    ],
    posts: [
      {
        title: 'Licht für kurze Tage',
        text: 'Drei Leuchten, die aus jedem Sessel eine Leseecke machen.',
      },
      {
        title: 'Die Werkstatt ist wieder da',
        text: 'Ab sofort reparieren wir Leuchten wieder hier im Laden.',
      },
    ],
    tag: 'Licht',
  }),
  it: (firm) => ({
    home: {
      title: firm,
      text: 'Lampade per ambienti in cui si sta bene: scelte con voi, consegnate e montate.\n\n## Che cosa facciamo\n\n- Consulenza in negozio o a casa\n- Lampade di piccoli produttori\n- Riparazione di vecchie lampade',
    },
    prices: {
      title: 'Prezzi',
      text: 'Una parte di ciò che è in negozio oggi. I prezzi sono sempre quelli attuali.',
    },
    about: {
      title: 'Chi siamo',
      text: 'Vendiamo luce da tre generazioni e ripariamo ciò che vendiamo.',
    },
    hours: 'Orari di apertura',
    questionsTitle: 'Domande',
    questions: [
      ['Consegnate a domicilio?', 'Sì, entro due giorni lavorativi.'],
      ['Riparate lampade comprate altrove?', 'Sì. Portate la lampada e vi diciamo quanto costa.'],
    ],
    posts: [
      {
        title: 'Luce per le giornate corte',
        text: 'Tre lampade che fanno di ogni poltrona un angolo di lettura.',
      },
      {
        title: 'Riapre il laboratorio',
        text: 'Da oggi ripariamo di nuovo le lampade qui in negozio.',
      },
    ],
    tag: 'Luce',
  }),
  ru: (firm) => ({
    home: {
      title: firm,
      text: 'Светильники для комнат, в которых хочется быть: подберём вместе с вами, доставим и установим.\n\n## Что мы делаем\n\n- Консультации в магазине и у вас дома\n- Светильники небольших мастерских\n- Ремонт старых светильников',
    },
    prices: {
      title: 'Цены',
      text: 'Часть того, что сегодня есть в магазине. Цены всегда актуальные.',
    },
    about: {
      title: 'О нас',
      text: 'Мы продаём свет уже в третьем поколении и ремонтируем то, что продаём.',
    },
    hours: 'Часы работы',
    questionsTitle: 'Вопросы',
    questions: [
      ['Есть ли доставка?', 'Да, в течение двух рабочих дней.'],
      [
        'Ремонтируете ли вы светильники из других магазинов?',
        'Да. Приносите светильник, и мы скажем, сколько это стоит.',
      ],
    ],
    posts: [
      {
        title: 'Свет для коротких дней',
        text: 'Три лампы, с которыми любое кресло становится местом для чтения.',
      },
      {
        title: 'Мастерская снова открыта',
        text: 'Теперь мы снова ремонтируем светильники прямо в магазине.',
      },
    ],
    tag: 'Свет',
  }),
  es: (firm) => ({
    home: {
      title: firm,
      text: 'Lámparas para espacios en los que apetece estar: elegidas con usted, entregadas e instaladas.\n\n## Qué hacemos\n\n- Asesoramiento en la tienda o en su casa\n- Lámparas de pequeños fabricantes\n- Reparación de lámparas antiguas',
    },
    prices: {
      title: 'Precios',
      text: 'Parte de lo que hay hoy en la tienda. Los precios son siempre los actuales.',
    },
    about: {
      title: 'Quiénes somos',
      text: 'Vendemos luz desde hace tres generaciones y reparamos lo que vendemos.',
    },
    hours: 'Horario de apertura',
    questionsTitle: 'Preguntas',
    questions: [
      ['¿Entregan a domicilio?', 'Sí, en dos días laborables.'],
      [
        '¿Reparan lámparas compradas en otro sitio?',
        'Sí. Traiga la lámpara y le decimos cuánto cuesta.',
      ],
    ],
    posts: [
      {
        title: 'Luz para los días cortos',
        text: 'Tres lámparas que hacen de cualquier sillón un rincón de lectura.',
      },
      {
        title: 'Vuelve el taller',
        text: 'Desde hoy reparamos de nuevo lámparas aquí, en la tienda.',
      },
    ],
    tag: 'Luz',
  }),
}
