import type { Args } from '#app/shell/load-context.ts'
import { feedOf } from '../feed.server.ts'
import { atomXml } from '../feed-xml.ts'

export async function loader(args: Args) {
  return new Response(atomXml(await feedOf(args, 'atom')), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  })
}
