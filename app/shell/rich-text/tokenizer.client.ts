import { defaultMarkdownParser } from 'prosemirror-markdown'

/** Rules of Markdown that one kind of text has and another has not. */
const varying = ['image', 'lheading', 'reference', 'table', 'strikethrough'] as const

const usual = defaultMarkdownParser.tokenizer.normalizeLink

/** What is not of the web, such as a page of the firm's site, is no host with a port. */
function normalizeLink(href: string): string {
  return /^(page|media):/.test(href) ? href : usual(href)
}

/**
 * The reader of Markdown that both kinds of text share, with the rules that one of them has: to be asked
 * before each text, as the other kind may have set it otherwise.
 */
export function tokenizerWith(rules: readonly (typeof varying)[number][]) {
  const { tokenizer } = defaultMarkdownParser
  tokenizer.normalizeLink = normalizeLink
  tokenizer.disable([...varying])
  return tokenizer.enable([...rules])
}
