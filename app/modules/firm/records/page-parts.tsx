import { Island } from '#app/islands/island.tsx'
import { pickTexts } from '#app/islands/texts.ts'
import { usePage, useT } from '#app/shell/page-context.tsx'
import { shortcutKeysOf } from '#contract/core/shortcut-keys.ts'
import Palette from './islands/palette.island.tsx'

/** Search and keys from everywhere in a firm, for whoever did not switch them off. */
export function Band() {
  const { firmPage, session } = usePage()
  const t = useT('records')
  if (!firmPage || session?.user.layout?.shortcuts === 'off') return null
  const texts = pickTexts(t, [
    ...(['palette.title', 'palette.label', 'palette.pages', 'palette.records'] as const),
    ...(['palette.help', 'palette.recent', 'palette.none', 'palette.close', 'keys.title'] as const),
    ...(['keys.search', 'keys.sheet', 'keys.move', 'keys.open', 'keys.escape'] as const),
    ...(['keys.change', 'keys.control', 'keys.enter'] as const),
  ])
  const path = `/firms/${firmPage.firm.firmId}/search`
  const { search, sheet } = shortcutKeysOf(session?.user.layout?.keys)
  return <Island of={Palette} props={{ path, keys: { search, sheet }, texts }} when="keys" />
}
