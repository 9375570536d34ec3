import type { Language } from '#contract/core/fields.ts'
import { QuestionInput } from '#contract/learning/questions.ts'
import { QuizInput } from '#contract/learning/quizzes.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { addQuestion } from './questions.ts'
import { quizzes } from './register.ts'

type Words = { title: string; count: string; options: [string, string, string]; times: string }

const words: Record<Language, Words> = {
  en: {
    title: 'At the till',
    count: 'When do you count the drawer?',
    options: [
      'When it is opened and when it is closed',
      'Once a week',
      'Only when money is missing',
    ],
    times: 'How many people count a difference of more than 20?',
  },
  de: {
    title: 'An der Kasse',
    count: 'Wann zählen Sie die Lade?',
    options: ['Beim Öffnen und beim Schließen', 'Einmal in der Woche', 'Nur wenn Geld fehlt'],
    times: 'Wie viele Personen zählen bei einer Differenz über 20?',
  },
  it: {
    title: 'In cassa',
    count: 'Quando si conta il cassetto?',
    options: ['All’apertura e alla chiusura', 'Una volta alla settimana', 'Solo se mancano soldi'],
    times: 'Quante persone contano con una differenza oltre 20?',
  },
  ru: {
    title: 'На кассе',
    count: 'Когда пересчитывают ящик?',
    options: ['При открытии и при закрытии', 'Раз в неделю', 'Только при недостаче'],
    times: 'Сколько человек пересчитывают при разнице больше 20?',
  },
  es: {
    title: 'En la caja',
    count: '¿Cuándo se cuenta el cajón?',
    options: ['Al abrir y al cerrar', 'Una vez por semana', 'Solo si falta dinero'],
    times: '¿Cuántas personas cuentan si la diferencia pasa de 20?',
  },
}

/** Gives a demo a quiz of two questions. @returns its id */
export function writeDemoQuiz(writer: Writer, context: FirmContext, language: Language): string {
  const { title, count, options, times } = words[language]
  const quiz = quizzes.create(
    writer,
    context,
    QuizInput.parse({ title, attemptsAllowed: 3, timeLimitMinutes: 10 }),
  )
  const [right, ...wrong] = options
  const choices = [{ text: right, credit: '100' }, ...wrong.map((text) => ({ text, credit: '0' }))]
  const questions = [
    { kind: 'single', prompt: count, options: choices },
    { kind: 'number', prompt: times, value: '2' },
  ]
  for (const question of questions) {
    addQuestion(writer, context, { ...QuestionInput.parse(question), quizId: quiz.id })
  }
  return quiz.id
}
