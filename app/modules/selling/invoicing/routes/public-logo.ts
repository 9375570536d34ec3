import type { Args } from '#app/shell/load-context.ts'
import { passPublicFile } from '../public.server.ts'

/** The firm's mark on a document behind a public link. */
export function loader(args: Args) {
  return passPublicFile(args, 'logo', 'inline')
}
