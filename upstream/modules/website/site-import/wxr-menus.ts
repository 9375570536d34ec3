import type { ImportedMenu, ImportedMenuEntry } from './neutral.ts'
import { metaOf, type WxrItem } from './wxr-items.ts'
import type { WxrSite } from './wxr-links.ts'

/** The menus of an export, in their order and with what stands below each entry. */
export function menusOf(own: WxrSite): ImportedMenu[] {
  const menus = new Map<string, { name: string; items: WxrItem[] }>()
  for (const item of own.wxr.items) {
    const menu = item.terms.find(({ domain }) => domain === 'nav_menu')
    if (item.type !== 'nav_menu_item' || !menu) continue
    const known = menus.get(menu.slug) ?? { name: menu.name, items: [] }
    known.items.push(item)
    menus.set(menu.slug, known)
  }
  return [...menus].map(([slug, { name, items }]) => ({
    key: `wordpress:${own.site}:menu:${slug}`,
    name,
    entries: entriesOf(
      items.sort((a, b) => a.menuOrder - b.menuOrder),
      '0',
      own,
      0,
    ),
  }))
}

function entriesOf(
  items: readonly WxrItem[],
  parentId: string,
  own: WxrSite,
  depth: number,
): ImportedMenuEntry[] {
  if (depth > 5) return []
  return items
    .filter((item) => (metaOf(item, '_menu_item_menu_item_parent') || '0') === parentId)
    .flatMap((item): ImportedMenuEntry[] => {
      const children = entriesOf(items, item.id, own, depth + 1)
      const object = own.byId.get(metaOf(item, '_menu_item_object_id'))
      const url = metaOf(item, '_menu_item_url')
      const isPage = metaOf(item, '_menu_item_type') === 'post_type' && object !== undefined
      const label = item.title || object?.title || url
      if (isPage && (object.type === 'page' || object.type === 'post')) {
        return [{ label, target: { pageKey: own.keyOf(object) }, children }]
      }
      // A category of WordPress has no page here; what stands below it moves up.
      return url === '' ? children : [{ label, target: { href: url }, children }]
    })
}
