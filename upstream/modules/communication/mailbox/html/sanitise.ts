import sanitizeHtml from 'sanitize-html'
import { hasTooManyTags, textOfHtml } from '../../../../mail/incoming/text-of-html.ts'

const color = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s,.%/]{1,40}\)$/i, /^[a-z]{3,20}$/i]
const length = [/^(-?\d{1,4}(\.\d{1,3})?(px|pt|em|rem|ex|%)?|auto|0)$/i]
const lengths = [/^((\d{1,4}(\.\d{1,3})?(px|pt|em|rem|%)?|auto|0)\s*){1,4}$/i]
const word = [/^[a-z-]{1,30}$/i]
const border = [/^[\w\s#.,%()-]{1,80}$/]

/** Nothing that loads, moves out of its place or lies over other things. */
const styles: Record<string, RegExp[]> = {
  color,
  'background-color': color,
  background: color,
  'font-family': [/^[\w\s,'"-]{1,200}$/],
  'font-size': [...length, ...word],
  'font-weight': [/^(\d{3}|[a-z]{4,10})$/i],
  'font-style': word,
  'line-height': [/^\d{1,3}(\.\d{1,3})?(px|pt|em|%)?$/],
  'text-align': word,
  'text-decoration': [/^[a-z\s-]{1,40}$/i],
  'text-transform': word,
  'vertical-align': [...word, ...length],
  'white-space': word,
  'letter-spacing': length,
  direction: word,
  width: length,
  'max-width': length,
  'min-width': length,
  height: length,
  padding: lengths,
  margin: lengths,
  border,
  'border-collapse': word,
  'border-spacing': lengths,
  'border-radius': lengths,
  'list-style-type': word,
}
for (const side of ['top', 'right', 'bottom', 'left']) {
  Object.assign(styles, {
    [`padding-${side}`]: length,
    [`margin-${side}`]: length,
    [`border-${side}`]: border,
  })
}

/** A picture of a mail: one within it by its content id, or one from elsewhere. */
export type Picture = { contentId: string } | { url: string }

/** HTML whose pictures stand as marks, `picture:0`, in the order of `pictures`. */
export type Sanitised = { html: string; pictures: Picture[] }

const maxPictures = 200

/**
 * The HTML of a mail without anything that runs, sends or loads: what is not known to be harmless is
 * left out. Links lead to pages and addresses alone, and open beside ours. Of a mail with more tags
 * than anybody writes only the words are kept.
 */
export function sanitiseMail(html: string): Sanitised {
  if (hasTooManyTags(html)) return { html: wordsAlone(html), pictures: [] }
  const pictures: Picture[] = []
  const clean = sanitizeHtml(html, {
    allowedTags: [
      ...['a', 'abbr', 'address', 'article', 'b', 'bdi', 'bdo', 'big', 'blockquote', 'br'],
      ...['caption', 'center', 'cite', 'code', 'col', 'colgroup', 'dd', 'del', 'dfn', 'div'],
      ...['dl', 'dt', 'em', 'figcaption', 'figure', 'font', 'footer', 'h1', 'h2', 'h3', 'h4'],
      ...['h5', 'h6', 'header', 'hr', 'i', 'img', 'ins', 'kbd', 'li', 'main', 'mark', 'ol'],
      ...['p', 'pre', 'q', 's', 'samp', 'section', 'small', 'span', 'strike', 'strong', 'sub'],
      ...['sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'time', 'tr', 'tt', 'u', 'ul'],
    ],
    allowedAttributes: {
      '*': ['style', 'dir', 'lang', 'align', 'valign', 'title'],
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
      table: ['width', 'height', 'border', 'cellpadding', 'cellspacing', 'bgcolor', 'role'],
      tr: ['bgcolor', 'height'],
      td: ['width', 'height', 'colspan', 'rowspan', 'bgcolor', 'nowrap'],
      th: ['width', 'height', 'colspan', 'rowspan', 'bgcolor', 'scope'],
      col: ['width', 'span'],
      font: ['color', 'size', 'face'],
      ol: ['start', 'type'],
    },
    allowedStyles: { '*': styles },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['picture'] },
    allowedSchemesAppliedToAttributes: ['href', 'src'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    enforceHtmlBoundary: false,
    nestingLimit: 200,
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'title',
      'head',
      'svg',
      'math',
      'template',
    ],
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, target: '_blank', rel: 'noopener noreferrer nofollow' },
      }),
      img: (tagName, { src, ...attribs }) => {
        const picture = pictures.length < maxPictures ? pictureOf(src ?? '') : undefined
        if (!picture) return { tagName, attribs: { ...attribs, src: '' } }
        pictures.push(picture)
        return { tagName, attribs: { ...attribs, src: `picture:${pictures.length - 1}` } }
      },
    },
  })
  return { html: clean, pictures }
}

function wordsAlone(html: string): string {
  return textOfHtml(html)
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replaceAll('\n', '<br>')
}

function pictureOf(src: string): Picture | undefined {
  const text = src.trim()
  if (/^cid:/i.test(text)) return { contentId: decoded(text.slice(4)) }
  return /^https?:\/\/[^\s]{1,2000}$/i.test(text) && URL.canParse(text) ? { url: text } : undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
