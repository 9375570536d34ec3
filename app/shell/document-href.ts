import { modules } from './modules.ts'

const pages = Object.assign({}, ...modules.map(({ documents }) => documents ?? {}))

/**
 * The page of a document that a posting or an open item names by its kind; undefined where it has
 * none of its own. Modules name theirs as `documents` in `module.ts`.
 */
export function documentHref(firmId: string, kind: string, id: string): string | undefined {
  return Object.hasOwn(pages, kind) ? pages[kind](firmId, id) : undefined
}
