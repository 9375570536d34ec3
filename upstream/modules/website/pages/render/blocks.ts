import type { Block, BlockOf, LeafBlock } from '#contract/website/blocks.ts'
import { element, escapeHtml } from '../escape-html.ts'
import type { RenderContext } from './context.ts'
import { formatBytes } from './formats.ts'
import { leadFormBlock } from './forms.ts'
import { bookingBlock, courseBlock, priceListBlock } from './offers.ts'
import { galleryBlock, imageHtml, pictureBlock } from './pictures.ts'
import { mapBlock, openingHoursBlock } from './places.ts'
import { markdownHtml, section } from './sections.ts'

/**
 * The blocks of a page as HTML: plain elements and classes, no style and no script. Levels of headings
 * follow each other; what a block shows of the firm comes from `context.data`, and a block whose
 * record is not there shows nothing.
 */
export function renderBlocks(blocks: readonly Block[], context: RenderContext): string {
  return blocks
    .map((block) =>
      block.type === 'columns' ? columnsBlock(block, context) : leafBlock(block, context),
    )
    .filter((html) => html !== '')
    .join('\n')
}

function leafBlock(block: LeafBlock, context: RenderContext): string {
  switch (block.type) {
    case 'text': {
      const html = markdownHtml(block.text, context)
      return html === '' ? '' : section(block, () => html, context)
    }
    case 'picture':
      return pictureBlock(block, context)
    case 'gallery':
      return galleryBlock(block, context)
    case 'priceList':
      return priceListBlock(block, context)
    case 'booking':
      return bookingBlock(block, context)
    case 'leadForm':
      return leadFormBlock(block, context)
    case 'course':
      return courseBlock(block, context)
    case 'openingHours':
      return openingHoursBlock(block, context)
    case 'map':
      return mapBlock(block, context)
    case 'questions':
      return questionsBlock(block, context)
    case 'quote':
      return quoteBlock(block, context)
    case 'files':
      return filesBlock(block, context)
  }
}

function columnsBlock(block: BlockOf<'columns'>, context: RenderContext): string {
  const columns = block.columns.map((column) => {
    const inner = column.map((leaf) => leafBlock(leaf, context)).filter((html) => html !== '')
    return `<div class="column">\n${inner.join('\n')}\n</div>`
  })
  const attributes = { class: `block columns columns-${columns.length}`, id: block.key }
  return element('div', attributes, `\n${columns.join('\n')}\n`)
}

/** Answers are opened by the browser itself. */
function questionsBlock(block: BlockOf<'questions'>, context: RenderContext): string {
  const inner = () =>
    block.questions
      .map(({ question, answer }) => {
        const summary = `<summary>${escapeHtml(question)}</summary>`
        return `<details>${summary}\n${markdownHtml(answer, context)}\n</details>`
      })
      .join('\n')
  return section(block, inner, context)
}

function quoteBlock(block: BlockOf<'quote'>, context: RenderContext): string {
  const picture = block.picture
    ? imageHtml(block.picture, { shape: 'square', seen: 'tile' }, context)
    : ''
  const role = block.role === '' ? '' : ` <span class="role">${escapeHtml(block.role)}</span>`
  const name = block.name === '' ? '' : `<figcaption>${escapeHtml(block.name)}${role}</figcaption>`
  const inner = () => {
    const text = `<blockquote>\n${markdownHtml(block.text, context)}\n</blockquote>`
    return `<figure>${picture}${text}${name}</figure>`
  }
  return section(block, inner, context)
}

function filesBlock(block: BlockOf<'files'>, context: RenderContext): string {
  const items = block.files.flatMap(({ mediaId, label }) => {
    const file = context.data.file(mediaId)
    if (!file) return []
    const words = escapeHtml(label || file.name)
    const link = element('a', { href: file.href, type: file.type, download: file.name }, words)
    const about = `${extension(file.name)}, ${formatBytes(file.bytes, context.locale)}`
    return `<li>${link} <span class="about">(${escapeHtml(about)})</span></li>`
  })
  if (items.length === 0) return ''
  return section(block, () => `<ul class="downloads">\n${items.join('\n')}\n</ul>`, context)
}

function extension(name: string): string {
  return /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1]?.toUpperCase() ?? name
}
