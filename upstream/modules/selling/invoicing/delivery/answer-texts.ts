import type { Language } from '#contract/core/fields.ts'

/** Around the answer to a customer's question. Gaps: number, firm, link. */
export const answerTexts: Readonly<Record<Language, { subject: string; link: string }>> = {
  en: {
    subject: 'Your question about {number}, {firm}',
    link: 'The document with all questions and answers: {link}',
  },
  de: {
    subject: 'Ihre Frage zu {number}, {firm}',
    link: 'Das Dokument mit allen Fragen und Antworten: {link}',
  },
  it: {
    subject: 'La sua domanda su {number}, {firm}',
    link: 'Il documento con tutte le domande e risposte: {link}',
  },
  ru: {
    subject: 'Ваш вопрос о {number}, {firm}',
    link: 'Документ со всеми вопросами и ответами: {link}',
  },
  es: {
    subject: 'Su pregunta sobre {number}, {firm}',
    link: 'El documento con todas las preguntas y respuestas: {link}',
  },
}
