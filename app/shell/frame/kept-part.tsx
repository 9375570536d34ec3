import { type ReactElement, useContext } from 'react'
import { IslandPageContext } from '#app/islands/page.ts'
import { PageContext, usePage } from '../page-context.tsx'

/** What was rendered of the frame, by all that it shows; some 10 KB each. */
const kept = new Map<string, string>()
const maxKept = 500

/**
 * What goes into an element of the frame that stands on page after page, such as the menu: rendered
 * once for a person, their firm and place, and kept while the isolate lives. It is a third of what
 * rendering a small page takes. No island may stand in it.
 * @param shown all that it depends on besides the language; what is not named here, it must not read
 * @returns props for the element around it
 */
export function useKeptPart(name: string, shown: readonly unknown[], part: ReactElement) {
  const page = usePage()
  const islands = useContext(IslandPageContext)
  // In development what a part is made of changes under it.
  if (!islands || islands.assets.hotRuntime) return { children: part }
  const key = JSON.stringify([name, page.language, ...shown])
  const known = kept.get(key)
  if (known !== undefined) return { dangerouslySetInnerHTML: { __html: known } }
  const html = islands.render(
    <PageContext.Provider value={page}>{part}</PageContext.Provider>,
    name,
  )
  if (kept.size >= maxKept) kept.clear()
  kept.set(key, html)
  // React's own output.
  return { dangerouslySetInnerHTML: { __html: html } }
}
