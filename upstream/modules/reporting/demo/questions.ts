import type { Language } from '#contract/core/fields.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { answerQuestion, noteQuestion } from '../../firm/questions/index.ts'
import { asColleague } from './claims.ts'

type Words = Record<Language, string>

const open: Words = {
  en: 'Which job was this for? I would like to put it on the right account.',
  de: 'Für welchen Auftrag war das? Ich möchte es auf das richtige Konto buchen.',
  it: 'Per quale lavoro era? Vorrei registrarlo sul conto giusto.',
  ru: 'Для какого заказа это было? Хочу провести по нужному счёту.',
  es: '¿Para qué trabajo era? Quiero anotarlo en la cuenta correcta.',
}

const answered: Words = {
  en: 'Is the meter reading on this bill the right one?',
  de: 'Stimmt der Zählerstand auf dieser Rechnung?',
  it: 'La lettura del contatore su questa fattura è giusta?',
  ru: 'Верны ли показания счётчика в этом счёте?',
  es: '¿Es correcta la lectura del contador de esta factura?',
}

const answer: Words = {
  en: 'Yes, I read it again this morning.',
  de: 'Ja, ich habe heute früh noch einmal abgelesen.',
  it: 'Sì, l’ho riletto stamattina.',
  ru: 'Да, сегодня утром я проверил ещё раз.',
  es: 'Sí, lo he vuelto a leer esta mañana.',
}

/** What a colleague asks about the two newest bills; one question waits for an answer. */
export function askAboutBills(
  writer: Writer,
  context: FirmContext,
  language: Language,
  [first, second]: readonly string[],
): void {
  const theirs = asColleague(context, language)
  const about = (recordId: string, text: string) =>
    noteQuestion(writer, theirs, { kind: 'bill', recordId, text }, [])
  if (second) {
    const { id } = about(second, answered[language])
    // Who is asked about a demo gets no mail: the colleague has no account.
    answerQuestion(
      writer,
      { ...context, actor: { ...context.actor, userId: theirs.actor.userId } },
      { questionId: id, text: answer[language] },
    )
  }
  if (first) about(first, open[language])
}
