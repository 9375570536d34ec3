import type { Args } from '#app/shell/load-context.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { listArticles } from '../articles.server.ts'
import { articlePath } from '../paths.ts'
import { searchArticles } from '../search.ts'

const most = 4
const longest = 100

/** The articles that fit best to what somebody types, for a list that follows the typing. */
export async function loader(args: Args): Promise<Response> {
  const { language } = await getVisit(args)
  const q = (new URL(args.request.url).searchParams.get('q') ?? '').slice(0, longest)
  const hits = searchArticles(await listArticles(language), q)
    .slice(0, most)
    .map(({ article: { slug, title } }) => ({ label: title, detail: '', href: articlePath(slug) }))
  return Response.json({ hits }, { headers: { 'cache-control': 'private, no-store' } })
}
