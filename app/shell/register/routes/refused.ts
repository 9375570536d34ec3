import type { Args } from '../../load-context.ts'
import { refusedFile } from '../refused-file.server.ts'
import { registerOf } from '../registry.ts'

/** The rows of an import that were refused, as a file that says why. */
export async function loader(args: Args) {
  return refusedFile(args, await registerOf(args))
}
