import type { Args } from '#app/shell/load-context.ts'
import { passPublicFile } from '../public.server.ts'

/** The PDF behind a public link: a download, or with `?show=1` in the browser's own viewer. */
export function loader(args: Args) {
  const isShown = new URL(args.request.url).searchParams.has('show')
  return passPublicFile(args, 'pdf', isShown ? 'inline' : 'attachment')
}
