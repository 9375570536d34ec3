import { classes } from '#app/ui/index.ts'
import { prose } from './prose.css.ts'

/**
 * A text from Markdown: a file of the repository as the build made it, or words of an administrator.
 * Its HTML has nothing else: HTML inside of a text is shown instead of passed on.
 */
export function Prose({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of Markdown, which passes no HTML on
  return <div className={classes(prose, className)} dangerouslySetInnerHTML={{ __html: html }} />
}
