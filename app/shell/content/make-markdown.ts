import MarkdownIt from 'markdown-it'

/**
 * HTML in a text is shown, not run. A table stands in a box that scrolls by itself and that the
 * keyboard reaches; how a column is aligned is a class, as the policy allows no `style`.
 */
export function makeMarkdown() {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })
  const { rules } = markdown.renderer
  rules.text = (tokens, at) => markdown.utils.escapeHtml(keptTogether(tokens[at]?.content ?? ''))
  rules.table_open = () => '<div class="table" tabindex="0"><table>\n'
  rules.table_close = () => '</table></div>\n'
  rules.th_open = (tokens, at) => `<th scope="col"${alignment(tokens[at]?.attrGet('style'))}>`
  rules.td_open = (tokens, at) => `<td${alignment(tokens[at]?.attrGet('style'))}>`
  return markdown
}

/** No line breaks inside of `12 613,00`, before a per cent sign or after a section sign. */
function keptTogether(text: string): string {
  return text.replace(/(?<=\d) (?=\d{3}(?!\d)|%)|(?<=§) /g, '\u00a0')
}

function alignment(style: unknown): string {
  return String(style).includes('right') ? ' class="end"' : ''
}
