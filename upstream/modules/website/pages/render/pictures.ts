import type { BlockOf, Picture, PictureShape } from '#contract/website/blocks.ts'
import { element, escapeHtml, openTag } from '../escape-html.ts'
import type { PictureView, RenderContext } from './context.ts'
import { section } from './sections.ts'

/** How wide a picture is seen, as the `sizes` of HTML: the browser chooses the file by it. */
const sizes = {
  text: '(min-width: 46rem) 42rem, 92vw',
  wide: '(min-width: 76rem) 72rem, 92vw',
  tile: '(min-width: 46rem) 20rem, 46vw',
}

export function pictureBlock(block: BlockOf<'picture'>, context: RenderContext): string {
  const image = imageHtml(block, { shape: block.shape, seen: block.width }, context)
  if (image === '') return ''
  const target = block.href === '' ? undefined : context.data.link(block.href)
  // A link needs words: a picture that says nothing is none.
  const linked = target && altOf(block) !== '' ? element('a', { ...target }, image) : image
  return section(block, () => figure(linked, block.caption, `width-${block.width}`), context)
}

export function galleryBlock(block: BlockOf<'gallery'>, context: RenderContext): string {
  const items = block.pictures
    .map((picture) => {
      const image = imageHtml(picture, { shape: block.shape, seen: 'tile' }, context)
      return image === '' ? '' : `<li>${figure(image, picture.caption)}</li>\n`
    })
    .join('')
  return items === '' ? '' : section(block, () => `<ul class="tiles">\n${items}</ul>`, context)
}

type Look = { shape: PictureShape; seen: keyof typeof sizes }

/** The image of a picture; nothing where its file is not there. */
export function imageHtml(picture: Picture, look: Look, context: RenderContext): string {
  const view = context.data.picture(picture.mediaId, look.shape)
  if (!view) return ''
  return openTag('img', {
    src: view.src,
    srcset: srcset(view),
    sizes: view.sources.length > 1 ? sizes[look.seen] : undefined,
    // Known sizes keep the page from jumping while pictures come.
    width: view.width,
    height: view.height,
    alt: altOf(picture),
    // The first one is likely seen at once: waiting for it would make the page slow.
    loading: context.isFirstPicture() ? undefined : 'lazy',
    decoding: 'async',
  })
}

/** What is read out: nothing of a picture that only decorates. */
export function altOf({ alt, isDecorative }: Picture): string {
  return isDecorative ? '' : alt
}

function srcset({ sources }: PictureView): string | undefined {
  if (sources.length < 2) return undefined
  return sources.map(({ src, width }) => `${src} ${width}w`).join(', ')
}

function figure(image: string, caption: string, look?: string): string {
  const words = caption === '' ? '' : `\n<figcaption>${escapeHtml(caption)}</figcaption>`
  return element('figure', { class: look }, `${image}${words}`)
}
