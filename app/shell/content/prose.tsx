import { classes } from '#app/ui/index.ts'
import { prose } from './prose.css.ts'

/**
 * A text from a Markdown file of the repository, as the build made it of it. Its HTML has nothing
 * of anybody else: the plugin shows HTML inside of a text instead of passing it on.
 */
export function Prose({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build of our own files
  return <div className={classes(prose, className)} dangerouslySetInnerHTML={{ __html: html }} />
}
