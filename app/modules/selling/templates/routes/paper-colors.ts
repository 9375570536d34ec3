import { colorSheet } from '#app/shell/documents/paper/paper-colors.ts'
import type { Args } from '#app/shell/load-context.ts'

/** The colours of a paper as a stylesheet: what is in its address and nothing else. */
export function loader({ params }: Args): Response {
  const sheet = colorSheet(params.colors ?? '')
  if (sheet === undefined) return new Response(null, { status: 404 })
  return new Response(sheet, {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
}
