import type { NotTakenKind } from './neutral.ts'

/** What pictures and links of a text are on the old site. */
export type HtmlContext = {
  /** Empty lines part paragraphs and line ends are line breaks, as older editors of WordPress wrote. */
  hasPlainBreaks: boolean
  /** The key of a picture of the file, by its address and the classes of its element. */
  picture: (src: string, classes: string) => { key: string; alt: string } | undefined
  /** The key of another file of the import, by its address. */
  file: (href: string) => string | undefined
  /** Pictures of a gallery by their ids; of none given, those of the page. */
  gallery: (ids: readonly string[]) => { key: string; alt: string; caption: string }[]
  /** Where a link leads: `page:<key>` for a page of the import, an absolute address, or undefined. */
  link: (href: string) => string | undefined
  left: (kind: NotTakenKind, detail: string) => void
}
