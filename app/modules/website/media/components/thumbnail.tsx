import { useFirm } from '#app/shell/page-context.tsx'
import { Icon } from '#app/ui/index.ts'
import type { SiteMediaRow } from '#contract/website/site-media.ts'
import { mediaFilePath } from '../paths.ts'
import * as styles from './thumbnail.css.ts'

/** A picture in a list, or the mark of a document. */
export function Thumbnail({ media }: { media: SiteMediaRow }) {
  const { firm } = useFirm()
  if (media.kind === 'document') return <Icon name="file-text" />
  return (
    <img
      className={styles.thumbnail}
      src={mediaFilePath(firm.firmId, media.id)}
      alt={media.alt}
      loading="lazy"
      width={64}
      height={48}
    />
  )
}
