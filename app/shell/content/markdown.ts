/** A heading of a text; `id` is its anchor. */
export type Heading = { level: number; id: string; text: string }

/** A Markdown file with front matter, as the build reads it. */
export type MarkdownFile = {
  /** The front matter, to be parsed by whoever knows its fields. */
  attributes: unknown
  html: string
  headings: readonly Heading[]
  /** All of its words without marks, for a search. */
  text: string
  words: number
}
