import { offerings } from '#app/modules/public-site/site/index.ts'
import type { PublicPages } from '#app/shell/site/public-page.ts'
import { getOfferingCopy } from './offering-copies.server.ts'

export const publicPages: PublicPages = (language) =>
  Promise.all(
    offerings.map(async ({ id, path }) => {
      const copy = await getOfferingCopy(id, language)
      const words = [
        copy.title,
        copy.lead,
        ...copy.functions.flatMap(({ name, words }) => [name, words]),
        ...copy.questions.flatMap(({ question, answer }) => [question, answer]),
      ]
      return {
        path,
        group: 'offerings' as const,
        title: copy.head,
        description: copy.description,
        text: words.join(' '),
      }
    }),
  )
