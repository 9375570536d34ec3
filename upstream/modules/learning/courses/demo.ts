import type { Language } from '#contract/core/fields.ts'
import { CourseInput } from '#contract/learning/courses.ts'
import { LessonInput } from '#contract/learning/lessons.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { writeDemoQuiz } from '../quizzes/index.ts'
import { enrolLearner } from './enrol-learners.ts'
import { addLesson, arrange } from './lessons.ts'
import { publish } from './publish.ts'
import { courses } from './register.ts'

type Words = {
  title: string
  summary: string
  chapter: string
  lessons: [string, string][]
  quiz: string
}

const words: Record<Language, Words> = {
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
  },
}

/** Gives a demo a course with a test and a certificate, in which whoever looks is enrolled. */
export function writeDemoCourse(writer: Writer, context: FirmContext): void {
  const { language } = getFirmProfile(writer)
  const { title, summary, chapter, lessons, quiz } = words[language]
  const made = courses.create(
    writer,
    context,
    CourseInput.parse({
      title,
      summary,
      isSelfAllowed: true,
      dueDays: 14,
      hasCertificate: true,
      validMonths: 12,
    }),
  )
  const { id: courseId } = made
  const change = { change: 'addChapter', title: chapter } as const
  const [first] = arrange(writer, context, { courseId, change }).chapters
  const chapterId = first?.chapterId
  for (const [name, body] of lessons) {
    const lesson = LessonInput.parse({ chapterId, title: name, body })
    addLesson(writer, context, { ...lesson, courseId, files: {} })
  }
  const quizId = writeDemoQuiz(writer, context, language)
  const test = LessonInput.parse({
    ...{ chapterId, title: quiz, kind: 'quiz', completedBy: 'passing', quizId },
  })
  addLesson(writer, context, { ...test, courseId, files: {} })
  publish(writer, context, { courseId, version: courses.get(writer, courseId).version })
  const { userId, userName } = context.actor
  enrolLearner(writer, context, { courseId, learner: { userId, name: userName }, kind: 'self' })
}
