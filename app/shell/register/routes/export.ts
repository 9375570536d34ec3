import type { Args } from '../../load-context.ts'
import { exportList } from '../export.server.ts'
import { registerOf } from '../registry.ts'

/** The list as a file: `?as=csv` or `?as=xlsx`, and whatever the list's address says. */
export async function loader(args: Args) {
  return exportList(args, await registerOf(args))
}
