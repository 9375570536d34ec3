import type { Plugin } from 'vite'
import { parse } from 'yaml'
import { makeMarkdown } from './make-markdown.ts'
import type { Heading, MarkdownFile } from './markdown.ts'

/** Lets code import `*.md` files with front matter as `MarkdownFile`, finished when it is built. */
export function markdownFiles(): Plugin {
  return {
    name: 'markdown-files',
    transform(source, id) {
      if (!id.endsWith('.md')) return undefined
      return { code: `export default ${JSON.stringify(readMarkdown(source))}`, map: null }
    },
  }
}

const frontMatter = /^---\n([\s\S]*?)\n---\n/

/** @throws Error when the file has no front matter */
export function readMarkdown(source: string): MarkdownFile {
  const [head, yaml] = frontMatter.exec(source) ?? []
  if (head === undefined || yaml === undefined) throw new Error('A text needs front matter')
  const markdown = makeMarkdown()
  const tokens = markdown.parse(source.slice(head.length), {})
  const headings: Heading[] = []
  const texts: string[] = []
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'inline') continue
    const text = plainText(token.children ?? [])
    texts.push(text)
    const opening = tokens[at - 1]
    if (opening?.type !== 'heading_open') continue
    const same = headings.filter(({ text: other }) => slugOf(other) === slugOf(text)).length
    const id = same === 0 ? slugOf(text) : `${slugOf(text)}-${same + 1}`
    const heading = { level: Number(opening.tag.slice(1)), id, text }
    opening.attrSet('id', heading.id)
    headings.push(heading)
  }
  const text = texts.join('\n')
  return {
    attributes: parse(yaml),
    html: markdown.renderer.render(tokens, markdown.options, {}),
    headings,
    text,
    words: text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
  }
}

function plainText(tokens: readonly { type: string; content: string }[]): string {
  return tokens
    .map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content))
    .join('')
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
