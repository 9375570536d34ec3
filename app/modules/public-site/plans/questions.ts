import type { Translate } from '#app/shell/i18n/translate.ts'

const topics = {
  start: ['trial', 'install', 'languages', 'countries'],
  price: ['cost', 'card', 'later'],
  invoices: ['numbers', 'change', 'einvoice', 'paid'],
  data: ['export', 'who', 'delete'],
  people: ['team', 'firms', 'login'],
} as const

/** What people ask, by topic, in the words of the module's texts. */
export function questionsOf(t: Translate) {
  return Object.entries(topics).map(([topic, names]) => ({
    topic,
    name: t(`topic.${topic}`),
    questions: names.map((name) => ({
      name,
      question: t(`questions.${name}.question`),
      answer: t(`questions.${name}.answer`),
    })),
  }))
}
