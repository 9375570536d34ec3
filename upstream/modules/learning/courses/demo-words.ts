import type { Language } from '#contract/core/fields.ts'

type Words = {
  title: string
  summary: string
  chapter: string
  lessons: [string, string][]
  quiz: string
  /** An assignment, and what a colleague handed in for it. */
  task: { title: string; body: string; answer: string }
  /** Who learns beside whoever looks. */
  colleagues: [string, string]
}

/** The course of a demo in each language. */
export const demoWords: Record<Language, Words> = {
  en: {
    title: 'The first day at the till',
    summary: 'Open, sell, close: what everybody knows before they stand at the counter alone.',
    chapter: 'Before the shop opens',
    lessons: [
      [
        'Opening',
        '## Count first\n\nCount the drawer before you open the till, and write down what is in it.\n\n- notes by value\n- coins in rolls\n- what differs from yesterday',
      ],
      [
        'Closing',
        '## Count again\n\nTwo people count when more than 20 is missing. Nobody leaves before the day is closed.',
      ],
    ],
    quiz: 'Short test',
    task: {
      title: 'Show the drawer',
      body: 'Write down what your drawer holds before opening, by value. Two lines are enough.',
      answer: 'Notes 150, coins 48.20. Five less than yesterday.',
    },
    colleagues: ['Tom Bridges', 'Emma Stone'],
  },
  de: {
    title: 'Der erste Tag an der Kasse',
    summary: 'Öffnen, verkaufen, schließen: was alle wissen, bevor sie allein an der Theke stehen.',
    chapter: 'Bevor der Laden öffnet',
    lessons: [
      [
        'Öffnen',
        '## Erst zählen\n\nZählen Sie die Lade, bevor Sie die Kasse öffnen, und notieren Sie, was darin ist.\n\n- Scheine nach Wert\n- Münzen in Rollen\n- was von gestern abweicht',
      ],
      [
        'Schließen',
        '## Noch einmal zählen\n\nFehlen mehr als 20, zählen zwei. Niemand geht, bevor der Tag abgeschlossen ist.',
      ],
    ],
    quiz: 'Kurzer Test',
    task: {
      title: 'Die Lade zeigen',
      body: 'Schreiben Sie auf, was Ihre Lade vor dem Öffnen enthält, nach Wert. Zwei Zeilen genügen.',
      answer: 'Scheine 150, Münzen 48,20. Fünf weniger als gestern.',
    },
    colleagues: ['Jonas Brück', 'Lena Stein'],
  },
  it: {
    title: 'Il primo giorno in cassa',
    summary: 'Aprire, vendere, chiudere: ciò che tutti sanno prima di stare da soli al banco.',
    chapter: 'Prima dell’apertura',
    lessons: [
      [
        'Apertura',
        '## Prima si conta\n\nConti il cassetto prima di aprire la cassa e annoti che cosa contiene.\n\n- banconote per valore\n- monete in rotoli\n- differenze rispetto a ieri',
      ],
      [
        'Chiusura',
        '## Si conta di nuovo\n\nSe mancano più di 20, contano in due. Nessuno va via prima della chiusura.',
      ],
    ],
    quiz: 'Breve quiz',
    task: {
      title: 'Mostrare il cassetto',
      body: 'Scriva che cosa contiene il cassetto prima dell’apertura, per valore. Bastano due righe.',
      answer: 'Banconote 150, monete 48,20. Cinque in meno di ieri.',
    },
    colleagues: ['Luca Ponti', 'Giulia Pietra'],
  },
  ru: {
    title: 'Первый день на кассе',
    summary: 'Открыть, продать, закрыть: что знают все, прежде чем остаться у прилавка без помощи.',
    chapter: 'До открытия магазина',
    lessons: [
      [
        'Открытие',
        '## Сначала пересчёт\n\nПересчитайте ящик до открытия кассы и запишите, что в нём.\n\n- купюры по номиналу\n- монеты в рулонах\n- отличия от вчерашнего дня',
      ],
      [
        'Закрытие',
        '## Пересчёт ещё раз\n\nЕсли не хватает больше 20, считают двое. До закрытия дня никто не уходит.',
      ],
    ],
    quiz: 'Короткий тест',
    task: {
      title: 'Покажите ящик',
      body: 'Запишите, что лежит в ящике до открытия, по номиналу. Хватит двух строк.',
      answer: 'Купюры 150, монеты 48,20. На пять меньше, чем вчера.',
    },
    colleagues: ['Иван Мостов', 'Анна Каменева'],
  },
  es: {
    title: 'El primer día en la caja',
    summary: 'Abrir, vender, cerrar: lo que todos saben antes de estar solos en el mostrador.',
    chapter: 'Antes de abrir la tienda',
    lessons: [
      [
        'Apertura',
        '## Primero contar\n\nCuente el cajón antes de abrir la caja y anote lo que hay.\n\n- billetes por valor\n- monedas en rollos\n- diferencias con ayer',
      ],
      [
        'Cierre',
        '## Contar otra vez\n\nSi faltan más de 20, cuentan dos personas. Nadie se va antes de cerrar el día.',
      ],
    ],
    quiz: 'Prueba corta',
    task: {
      title: 'Mostrar el cajón',
      body: 'Escriba qué hay en su cajón antes de abrir, por valor. Bastan dos líneas.',
      answer: 'Billetes 150, monedas 48,20. Cinco menos que ayer.',
    },
    colleagues: ['Pablo Puentes', 'Lucía Piedra'],
  },
}
