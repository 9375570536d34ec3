import { textsOf } from '#app/shell/i18n/texts.server.ts'
import type { PublicPages } from '#app/shell/site/public-page.ts'
import { questionsOf } from './questions.ts'

export const publicPages: PublicPages = (language) => {
  const t = textsOf(language, 'plans')
  const questions = questionsOf(t).flatMap((topic) => topic.questions)
  return [
    {
      path: '/pricing',
      group: 'product',
      title: t('pricing.name'),
      description: t('pricing.description'),
    },
    {
      path: '/faqs',
      group: 'help',
      title: t('faqs.title'),
      description: t('faqs.description'),
      text: questions.map(({ question, answer }) => `${question} ${answer}`).join(' '),
    },
  ]
}
