import { escapeHtml } from '../pages/views.ts'
import { ownTags } from './html-tree.ts'

type Node = Record<string, unknown>

/**
 * The editor state of Ghost (Lexical, JSON) as HTML, for posts that an export has no HTML of. Cards whose
 * content Ghost makes itself, such as sign-up forms, are left out and told.
 */
export function lexicalHtml(json: string, left: (kind: string) => void): string {
  let state: unknown
  try {
    state = JSON.parse(json)
  } catch {
    left('unreadable')
    return ''
  }
  return isNode(state) && isNode(state.root) ? nodesHtml(state.root, left) : ''
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function nodesHtml(node: Node, left: (kind: string) => void): string {
  const { children } = node
  if (!Array.isArray(children)) return ''
  return children.map((child: unknown) => (isNode(child) ? nodeHtml(child, left) : '')).join('')
}

function text(node: Node, name: string): string {
  const value = node[name]
  return typeof value === 'string' ? value : ''
}

function nodeHtml(node: Node, left: (kind: string) => void): string {
  const inside = () => nodesHtml(node, left)
  const type = text(node, 'type').replace(/^extended-/, '')
  const link = (href: string, words: string) =>
    href === '' ? '' : `<p><a href="${escapeHtml(href)}">${escapeHtml(words || href)}</a></p>`
  switch (type) {
    case 'paragraph':
      return `<p>${inside()}</p>`
    case 'heading': {
      const tag = /^h[1-6]$/.test(text(node, 'tag')) ? text(node, 'tag') : 'h2'
      return `<${tag}>${inside()}</${tag}>`
    }
    case 'quote':
    case 'aside':
      return `<blockquote>${inside()}</blockquote>`
    case 'list': {
      const tag = text(node, 'listType') === 'number' ? 'ol' : 'ul'
      return `<${tag}>${inside()}</${tag}>`
    }
    case 'listitem':
      return `<li>${inside()}</li>`
    case 'link':
    case 'autolink':
      return `<a href="${escapeHtml(text(node, 'url'))}">${inside()}</a>`
    case 'text':
      return textHtml(node)
    case 'linebreak':
      return '<br>'
    case 'tab':
      return ' '
    case 'horizontalrule':
      return '<hr>'
    case 'image':
      return image(node)
    case 'gallery': {
      const images = Array.isArray(node.images) ? node.images.filter(isNode).map(image) : []
      return `<figure class="kg-gallery-card">${images.join('')}</figure>${caption(node)}`
    }
    case 'codeblock': {
      const language = text(node, 'language').replace(/[^\w+#.-]/g, '')
      return `<pre><code class="language-${language}">${escapeHtml(text(node, 'code'))}</code></pre>`
    }
    case 'html':
      return text(node, 'html')
    case 'markdown':
      return `<p>${escapeHtml(text(node, 'markdown')).replace(/\n\s*\n/g, '</p><p>')}</p>`
    case 'callout':
      return `<blockquote>${text(node, 'calloutText')}</blockquote>`
    case 'toggle':
      return `<details><summary>${text(node, 'heading')}</summary>${text(node, 'content')}</details>`
    case 'button':
      return link(text(node, 'buttonUrl'), text(node, 'buttonText'))
    case 'bookmark':
      return link(text(node, 'url'), isNode(node.metadata) ? text(node.metadata, 'title') : '')
    case 'embed':
      return `<${ownTags.left} kind="embed" href="${escapeHtml(text(node, 'url'))}"></${ownTags.left}>`
    case 'audio':
    case 'video':
      return `<${type} src="${escapeHtml(text(node, 'src'))}"></${type}>`
    case 'file': {
      const name = text(node, 'fileTitle') || text(node, 'fileName')
      return `<div class="wp-block-file"><a href="${escapeHtml(text(node, 'src'))}">${escapeHtml(name)}</a></div>`
    }
    case 'root':
      return inside()
    default:
      left(type)
      return inside()
  }
}

/** Bits of `format`: 1 bold, 2 italic, 4 struck, 16 code. */
function textHtml(node: Node): string {
  const format = typeof node.format === 'number' ? node.format : 0
  const tags = [
    [1, 'strong'],
    [2, 'em'],
    [4, 's'],
    [16, 'code'],
  ] as const
  const own = tags.filter(([bit]) => (format & bit) !== 0).map(([, tag]) => tag)
  const open = own.map((tag) => `<${tag}>`).join('')
  const close = [...own]
    .reverse()
    .map((tag) => `</${tag}>`)
    .join('')
  return `${open}${escapeHtml(text(node, 'text'))}${close}`
}

function image(node: Node): string {
  const { src, alt, href } = {
    src: text(node, 'src'),
    alt: text(node, 'alt'),
    href: text(node, 'href'),
  }
  const picture = `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">`
  const linked = href === '' ? picture : `<a href="${escapeHtml(href)}">${picture}</a>`
  return `<figure>${linked}${caption(node)}</figure>`
}

function caption(node: Node): string {
  const words = text(node, 'caption')
  return words === '' ? '' : `<figcaption>${words}</figcaption>`
}
