import { ownTags } from './html-tree.ts'

type Left = (kind: 'shortcode' | 'embed' | 'audioVideo' | 'dynamicBlock', detail: string) => void

/** Blocks of WordPress that show nothing of their own, or that have their HTML beside them. */
const silent: ReadonlySet<string> = new Set([
  'spacer',
  'more',
  'nextpage',
  'separator',
  'block',
  'pattern',
])

/**
 * The content of a post of WordPress as HTML: pictures with a caption, galleries and what is embedded
 * stand in it as shortcodes and comments.
 * @param reused content of blocks that are used in several posts, by their ids
 */
export function wordPressHtml(
  content: string,
  reused: ReadonlyMap<string, string>,
  left: Left,
): { html: string; hasPlainBreaks: boolean } {
  const whole = content.replace(
    /<!--\s*wp:block\s+\{[^}]*"ref":\s*(\d+)[^}]*\}\s*\/-->/g,
    (_, id: string) => reused.get(id) ?? '',
  )
  for (const [, name = ''] of whole.matchAll(/<!--\s*wp:([a-z][a-z0-9/-]*)(?:\s[^>]*?)?\/-->/g)) {
    if (!silent.has(name)) left('dynamicBlock', name)
  }
  const html = whole
    .replace(
      /\[(wp_)?caption([^\]]*)\]([\s\S]*?)\[\/\1caption\]/g,
      (_, _prefix, attributes: string, inner: string) => caption(attributes, inner),
    )
    .replace(/\[gallery([^\]]*)\]/g, (_, attributes: string) => {
      const ids = attribute(attributes, 'ids') || attribute(attributes, 'include')
      return `<${ownTags.gallery} ids="${ids.replace(/[^\d,]/g, '')}"></${ownTags.gallery}>`
    })
    .replace(/\[embed[^\]]*\]\s*(https?:\/\/[^\s[\]"<>]+)\s*\[\/embed\]/g, (_, url: string) => {
      left('embed', url)
      return link(url)
    })
    .replace(
      /\[(audio|video)([^\]]*)\](?:\s*\[\/\1\])?/g,
      (_, _kind: string, attributes: string) => {
        const [url = ''] = /https?:\/\/[^\s"'\]]+/.exec(attributes) ?? []
        left('audioVideo', url)
        return url === '' ? '' : link(url)
      },
    )
  for (const [, name = ''] of html.matchAll(/\[\/([a-z][\w-]*)\]/gi)) left('shortcode', name)
  for (const [, name = ''] of html.matchAll(/\[([a-z][\w-]*)\s+[\w-]+=["'][^\]]*\]/gi)) {
    if (!html.includes(`[/${name}]`)) left('shortcode', name)
  }
  return { html, hasPlainBreaks: !/<!--\s*wp:/.test(whole) }
}

function link(url: string): string {
  return `<${ownTags.left} kind="embed" href="${url.replaceAll('"', '')}"></${ownTags.left}>`
}

/** The picture, and its words: behind it or, in old posts, in an attribute. */
function caption(attributes: string, inner: string): string {
  const [image = ''] = /<a\b[^>]*>\s*<img\b[^>]*>\s*<\/a>|<img\b[^>]*>/i.exec(inner) ?? []
  const words = attribute(attributes, 'caption') || inner.replace(image, '').trim()
  return `\n\n<figure>${image}<figcaption>${words}</figcaption></figure>\n\n`
}

function attribute(attributes: string, name: string): string {
  const [, double, single] = new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? []
  return double ?? single ?? ''
}
