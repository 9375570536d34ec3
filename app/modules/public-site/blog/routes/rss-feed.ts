import type { Args } from '#app/shell/load-context.ts'
import { feedOf } from '../feed.server.ts'
import { rssXml } from '../feed-xml.ts'

export async function loader(args: Args) {
  return new Response(rssXml(await feedOf(args, 'feed')), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  })
}
