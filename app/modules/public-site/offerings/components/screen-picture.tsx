import type { OfferingId } from '#app/modules/public-site/site/index.ts'
import { ScreenPicture } from '#app/shell/site/screen-picture.tsx'
import { screens } from '../screens.ts'
import * as styles from './screen-picture.css.ts'

type PictureProps = {
  id: OfferingId
  /** Which of the offering's pictures, from 1. */
  place: number
  alt: string
  /** Seen without scrolling, so it is fetched at once. */
  isFirst?: boolean
}

export function hasScreen(id: OfferingId, place: number): boolean {
  return screens[id]?.[place - 1] !== undefined
}

/** A screen of an offering; nothing where there is no picture. */
export function OfferingScreen({ id, place, alt, isFirst }: PictureProps) {
  const screen = screens[id]?.[place - 1]
  if (!screen) return null
  return (
    <ScreenPicture
      screen={screen}
      alt={alt}
      sizes={sizes}
      isFirst={isFirst}
      className={styles.picture}
    />
  )
}

/** Beside its words from 1000 px on, below them before. */
const sizes = '(max-width: 1000px) calc(100vw - 2rem), 40rem'
