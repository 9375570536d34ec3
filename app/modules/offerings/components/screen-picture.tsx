import type { OfferingId } from '#app/modules/site/index.ts'
import { usePage } from '#app/shell/page-context.tsx'
import type { Language, Theme } from '#contract/fields.ts'
import { type Screen, screens } from '../screens.ts'
import * as styles from './screen-picture.css.ts'

type Tone = 'light' | 'dark'
type FileType = 'avif' | 'webp'

type PictureProps = {
  id: OfferingId
  /** Which of the offering's pictures, from 1. */
  place: number
  alt: string
  /** Seen without scrolling, so it is fetched at once. */
  isFirst?: boolean
}

export function hasScreen(id: OfferingId, place: number): boolean {
  return screenAt(id, place) !== undefined
}

function screenAt(id: OfferingId, place: number): Screen | undefined {
  return screens[id]?.[place - 1]
}

/** A screen of the product, in the page's language and look; nothing where there is no picture. */
export function ScreenPicture({ id, place, alt, isFirst }: PictureProps) {
  const { language, theme } = usePage()
  const screen = screenAt(id, place)
  if (!screen) return null
  return <ScreenFiles {...{ id, place, alt, isFirst, language, theme, screen }} />
}

type FilesProps = PictureProps & { language: Language; theme: Theme; screen: Screen }

/** The files of a picture: both looks where the system decides, else the chosen one alone. */
export function ScreenFiles(props: FilesProps) {
  const { id, place, alt, isFirst, language, theme, screen } = props
  const tone = theme === 'system' ? 'light' : theme
  const files = (of: Tone, type: FileType) => sourceSet({ id, place, language, tone: of, type })
  return (
    <picture>
      {theme === 'system' &&
        (['avif', 'webp'] as const).map((type) => (
          <source
            key={type}
            type={`image/${type}`}
            media="(prefers-color-scheme: dark)"
            srcSet={files('dark', type)}
            sizes={sizes}
          />
        ))}
      <source type="image/avif" srcSet={files(tone, 'avif')} sizes={sizes} />
      <img
        className={styles.picture}
        src={fileOf({ id, place, language, tone, type: 'webp' }, 1280)}
        srcSet={files(tone, 'webp')}
        sizes={sizes}
        width={screen.width}
        height={screen.height}
        alt={alt}
        loading={isFirst ? undefined : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}

/** Beside its words from 1000 px on, below them before. */
const sizes = '(max-width: 1000px) calc(100vw - 2rem), 40rem'

type File = { id: OfferingId; place: number; language: Language; tone: Tone; type: FileType }

function sourceSet(file: File): string {
  return `${fileOf(file, 640)} 640w, ${fileOf(file, 1280)} 1280w`
}

function fileOf({ id, place, language, tone, type }: File, width: 640 | 1280): string {
  return `/pictures/screens/${id}-${place}.${language}.${tone}.${width}.${type}`
}
