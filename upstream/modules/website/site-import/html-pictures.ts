import { type Inline, isAllowedHref } from '../pages/views.ts'
import type { HtmlContext } from './html-context.ts'
import { allTags, findTag, type HtmlElement, type HtmlNode, hasClass, textOf } from './html-tree.ts'
import type { Part } from './keyed-blocks.ts'

type About = { caption: string; href: string }

/** A picture; where its file is not in the import, a link to where it was. */
export function picture(
  element: HtmlElement,
  { caption, href }: About,
  context: HtmlContext,
): Part[] {
  const { src = '', alt = '', class: classes = '' } = element.attributes
  const found = context.picture(src, classes)
  const words = oneLine(alt, 300)
  if (!found) {
    // Without a file there is no picture; where it was stays told, and linked.
    context.left('pictureElsewhere', src)
    const target = context.link(src)
    if (target === undefined || !isAllowedHref(target)) return []
    const label = caption || words || (target.split('/').at(-1) ?? target)
    const link: Inline = {
      type: 'link',
      href: target,
      title: '',
      children: [{ type: 'text', text: label }],
    }
    return [{ text: { type: 'paragraph', children: [link] } }]
  }
  const target = href === '' || context.file(href) !== undefined ? undefined : context.link(href)
  const isLink =
    target !== undefined && isAllowedHref(target) && !/\.(jpe?g|png|gif|webp)$/i.test(href)
  return [
    {
      block: {
        type: 'picture',
        mediaId: found.key,
        alt: words || oneLine(found.alt, 300),
        isDecorative: false,
        caption: oneLine(caption, 500),
        shape: 'original',
        width: 'text',
        href: isLink ? target : '',
      },
    },
  ]
}

export function linkedPicture(element: HtmlElement, caption: string, context: HtmlContext): Part[] {
  const image = findTag(element.children, 'img')
  return image ? picture(image, { caption, href: element.attributes.href ?? '' }, context) : []
}

/** By the classes of WordPress and Ghost. */
export function isGallery(element: HtmlElement): boolean {
  const names = ['wp-block-gallery', 'blocks-gallery-grid', 'kg-gallery-card', 'gallery']
  return (
    names.some((name) => hasClass(element, name)) && allTags(element.children, 'img').length > 0
  )
}

/** Pictures side by side, and the nodes of the words below all of them. */
export function gallery(
  element: HtmlElement,
  context: HtmlContext,
): { parts: Part[]; below: HtmlNode[] } {
  const figures = allTags(element.children, 'figure')
  const pictures = allTags(element.children, 'img').flatMap((image) => {
    const { src = '', alt = '', class: classes = '' } = image.attributes
    const found = context.picture(src, classes)
    if (!found) {
      context.left('pictureElsewhere', src)
      return []
    }
    const own = figures.filter((each) => allTags(each.children, 'img').includes(image)).at(-1)
    const caption = own && findTag(own.children, 'figcaption')
    return [
      { key: found.key, alt: alt || found.alt, caption: caption ? textOf(caption.children) : '' },
    ]
  })
  const below = element.children.find(
    (child) => typeof child === 'object' && child.tag === 'figcaption',
  )
  return { parts: galleryOf(pictures), below: typeof below === 'object' ? below.children : [] }
}

export function galleryOf(
  pictures: readonly { key: string; alt: string; caption: string }[],
): Part[] {
  if (pictures.length === 0) return []
  return [
    {
      block: {
        type: 'gallery',
        heading: '',
        shape: 'square',
        pictures: pictures.slice(0, 100).map(({ key, alt, caption }) => ({
          mediaId: key,
          alt: oneLine(alt, 300),
          isDecorative: false,
          caption: oneLine(caption, 500),
        })),
      },
    },
  ]
}

/** A text in one line of at most so many letters. */
export function oneLine(text: string, most: number): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, most).toWellFormed()
}
