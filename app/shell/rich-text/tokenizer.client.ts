import { defaultMarkdownParser } from 'prosemirror-markdown'

/** Rules of Markdown that one kind of text has and another has not. */
const varying = ['image', 'lheading', 'reference', 'table', 'strikethrough'] as const

/**
 * The reader of Markdown that both kinds of text share, with the rules that one of them has: to be asked
 * before each text, as the other kind may have set it otherwise.
 */
export function tokenizerWith(rules: readonly (typeof varying)[number][]) {
  const { tokenizer } = defaultMarkdownParser
  tokenizer.disable([...varying])
  return tokenizer.enable([...rules])
}
