import type { FilledSlots } from '#app/shell/frame/slots.ts'
import { listArticles } from './articles.server.ts'
import { articlePath } from './paths.ts'
import { searchArticles } from './search.ts'

const most = 4

export const slots: FilledSlots = {
  async 'search.help'(_, { typed, language }) {
    const found = searchArticles(await listArticles(language), typed)
    return found.slice(0, most).map(({ article: { slug, title } }) => ({
      ...{ label: title, detail: '', href: articlePath(slug) },
    }))
  },
}
