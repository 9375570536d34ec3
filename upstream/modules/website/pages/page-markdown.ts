import { Block, type BlockOf, Blocks } from '#contract/website/blocks.ts'
import { readText, type Token, tokensOf } from './text/read.ts'
import { writeText } from './text/write.ts'

/** What of a page in Markdown could not be read as a block; it stays in the page as code. */
export type MarkdownProblem = { line: number; type: string }

const info = /^block:([a-zA-Z]+)$/

/**
 * A page as one text in Markdown. Text stays text, a plain picture is one of Markdown, every other
 * block stands in a fence that says its kind, as JSON:
 *
 *     ```block:openingHours
 *     { "key": "hours", "heading": "Open", "placeId": "" }
 *     ```
 */
export function writePage(blocks: readonly Block[]): string {
  return blocks
    .map((block, at) => {
      // Two texts side by side would become one.
      const isBesideText = blocks[at - 1]?.type === 'text'
      if (block.type === 'text' && !isBesideText) return writeText(readText(block.text))
      return block.type === 'picture' && isPlain(block) ? writePicture(block) : fenced(block)
    })
    .filter((part) => part !== '')
    .join('\n\n')
}

/**
 * Reads what `writePage` wrote, and any other Markdown. Texts and plain pictures get keys anew:
 * `text-1`, `picture-1`.
 */
export function readPage(markdown: string): { blocks: Block[]; problems: MarkdownProblem[] } {
  const lines = markdown.replace(/\r\n?/g, '\n').split('\n')
  const blocks: Block[] = []
  const problems: MarkdownProblem[] = []
  const counts = new Map<string, number>()
  const key = (type: string) => {
    const count = (counts.get(type) ?? 0) + 1
    counts.set(type, count)
    return `${type}-${count}`
  }
  let from = 0
  const addText = (until: number) => {
    const text = writeText(readText(lines.slice(from, until).join('\n')))
    if (text !== '') blocks.push({ type: 'text', key: key('text'), text })
  }
  const tokens = tokensOf(lines.join('\n'))
  for (const [at, token] of tokens.entries()) {
    const [start, end] = token.map ?? []
    if (token.level !== 0 || start === undefined || end === undefined) continue
    const found = readBlock(token, tokens[at + 1])
    if (!found) continue
    if (found === 'unknown') {
      problems.push({ line: start + 1, type: info.exec(token.info.trim())?.[1] ?? '' })
      continue
    }
    addText(start)
    blocks.push(
      found.type === 'picture' && found.key === 'picture'
        ? { ...found, key: key('picture') }
        : found,
    )
    from = end
  }
  addText(lines.length)
  return { blocks: withOwnKeys(blocks), problems }
}

function readBlock(token: Token, next: Token | undefined): Block | 'unknown' | undefined {
  if (token.type === 'paragraph_open') return readPicture(next)
  const type = token.type === 'fence' ? info.exec(token.info.trim())?.[1] : undefined
  if (type === undefined) return undefined
  const read = Block.safeParse({ ...readJson(token.content), type })
  return read.success ? read.data : 'unknown'
}

function readJson(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

function isPlain(block: BlockOf<'picture'>): boolean {
  const { shape, width, href, isDecorative, alt } = block
  if (isDecorative || alt === '' || /[\n\\]/.test(alt)) return false
  return shape === 'original' && width === 'text' && href === ''
}

function writePicture({ alt, mediaId, caption }: BlockOf<'picture'>): string {
  const words = (text: string) => text.replace(/[\\[\]"`*_<>&!~]/g, '\\$&')
  return `![${words(alt)}](<media:${mediaId}>${caption === '' ? '' : ` "${words(caption)}"`})`
}

/** A picture of the site that stands alone in its paragraph. */
function readPicture(inline: Token | undefined): Block | undefined {
  const [image, ...others] = inline?.children ?? []
  if (image?.type !== 'image' || others.length > 0) return undefined
  const src = String(image.attrGet('src') ?? '')
  if (!src.startsWith('media:')) return undefined
  const alt = (image.children ?? []).map(({ content }) => content).join('')
  const caption = String(image.attrGet('title') ?? '')
  const read = Block.safeParse({
    type: 'picture',
    key: 'picture',
    mediaId: src.slice(6),
    alt,
    caption,
  })
  return read.success ? read.data : undefined
}

function fenced({ type, ...block }: Block): string {
  const json = JSON.stringify(block, null, 2)
  const fence = '`'.repeat(Math.max(3, ...(json.match(/`+/g) ?? []).map((run) => run.length + 1)))
  return `${fence}block:${type}\n${json}\n${fence}`
}

/** Keys are told apart where a person copied a block. */
function withOwnKeys(blocks: Block[]): Block[] {
  if (Blocks.safeParse(blocks).success) return blocks
  const seen = new Set<string>()
  const own = <B extends Block>(block: B): B => {
    let key = block.key
    for (let count = 2; seen.has(key); count += 1) key = `${block.key.slice(0, 30)}-${count}`
    seen.add(key)
    return { ...block, key }
  }
  return blocks.map((block) => {
    const named = own(block)
    if (named.type !== 'columns') return named
    return { ...named, columns: named.columns.map((column) => column.map(own)) }
  })
}
