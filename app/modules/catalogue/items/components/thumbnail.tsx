import type { ItemRow } from '#contract/catalogue/items.ts'
import { itemPicturePath } from '../paths.ts'
import * as styles from './pictures.css.ts'

type ThumbnailProps = {
  item: Pick<ItemRow, 'id' | 'name' | 'pictureId' | 'pictureAlt'>
  firmId: string
}

/** A small picture of an item; nothing where it has none. */
export function Thumbnail({ item, firmId }: ThumbnailProps) {
  const { id, name, pictureId, pictureAlt } = item
  if (pictureId === '') return null
  return (
    <img
      className={styles.thumbnail}
      src={itemPicturePath(firmId, id, pictureId)}
      alt={pictureAlt || name}
      width={40}
      height={40}
      loading="lazy"
      decoding="async"
    />
  )
}
