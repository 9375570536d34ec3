import { isZip } from '../../../core/zip/open-zip.ts'
import { type Files, unpack } from './files.ts'
import { type ImportedSite, ImportRefused } from './neutral.ts'
import { readFeed } from './read-feed.ts'
import { readGhost } from './read-ghost.ts'
import { readMarkdownFiles } from './read-markdown-zip.ts'
import { readWxr } from './read-wxr.ts'

/**
 * Reads a file of another system, whatever its name says: an export of WordPress, of Ghost, a feed, or a
 * ZIP. A ZIP may hold one export with the pictures of its folder beside it, or files in Markdown.
 * @throws ImportRefused
 */
export function readImport(bytes: Uint8Array): ImportedSite {
  return isZip(bytes) ? readZip(bytes) : readOne(new TextDecoder().decode(bytes), new Map())
}

function readZip(bytes: Uint8Array): ImportedSite {
  const files = unpack(bytes)
  const exported = [...files].filter(([path]) => /\.(xml|json)$/i.test(path))
  for (const [, content] of exported) {
    const text = new TextDecoder().decode(content)
    if (isWordPress(text) || isGhost(text)) return readOne(text, files)
  }
  return readMarkdownFiles(files)
}

function readOne(text: string, files: Files): ImportedSite {
  if (isWordPress(text)) return readWxr(text, files)
  if (isGhost(text)) return readGhost(text, files)
  if (/^\s*[<\ufeff]/.test(text)) return readFeed(text)
  throw new ImportRefused('noPages')
}

/** Its namespace stands on the first element. */
function isWordPress(text: string): boolean {
  return (
    /wordpress\.org\/export\/\d/.test(text.slice(0, 20_000)) &&
    /<rss[\s>]/.test(text.slice(0, 20_000))
  )
}

function isGhost(text: string): boolean {
  return /^\s*\{/.test(text) && /"posts"\s*:/.test(text)
}
