import type { Language, Theme } from '#contract/core/fields.ts'
import { usePage } from '../page-context.tsx'
import {
  type ScreenTone,
  type ScreenType,
  type ScreenWidth,
  screenFile,
  screenTypes,
  screenWidths,
} from './screen-files.ts'

/** A screen as `npm run pictures` took it, by the size of its widest file in pixels. */
export type Screen = { name: string; width: ScreenWidth; height: number }

type PictureProps = {
  screen: Screen
  alt: string
  /** How wide it stands on the page, as `sizes` has it. */
  sizes: string
  className?: string
  /** Seen without scrolling, so it is fetched at once and before other things. */
  isFirst?: boolean
  /** Another screen for windows that fit its media query, such as that of a phone. */
  other?: { screen: Screen; media: string; sizes: string }
}

/** A screen of the product, in the page's language and look. */
export function ScreenPicture(props: PictureProps) {
  const { language, theme } = usePage()
  return <ScreenFiles {...props} language={language} theme={theme} />
}

type Look = { language: Language; theme: Theme }

/** The files of a picture: both looks where the system decides, else the chosen one alone. */
export function ScreenFiles(props: PictureProps & Look) {
  const { screen, alt, sizes, className, isFirst, other, language, theme } = props
  const tone = theme === 'system' ? 'light' : theme
  return (
    <picture>
      {other && <Sources {...other} language={language} theme={theme} />}
      <Sources screen={screen} sizes={sizes} language={language} theme={theme} />
      <img
        className={className}
        src={screenFile({ name: screen.name, language, tone, width: screen.width, type: 'webp' })}
        width={screen.width}
        height={screen.height}
        alt={alt}
        // React 18 knows this attribute only as it is written in HTML.
        {...(isFirst ? { fetchpriority: 'high' } : { loading: 'lazy' as const })}
        decoding="async"
      />
    </picture>
  )
}

type SourcesProps = Look & { screen: Screen; sizes: string; media?: string }

/** The dark ones first where the system decides: a browser takes the first that fits. */
function Sources({ screen, sizes, media, language, theme }: SourcesProps) {
  const tones: readonly ScreenTone[] = theme === 'system' ? ['dark', 'light'] : [theme]
  return (
    <>
      {tones.flatMap((tone) =>
        screenTypes.map((type) => (
          <source
            key={`${tone} ${type}`}
            type={`image/${type}`}
            media={mediaOf(media, theme === 'system' && tone === 'dark')}
            srcSet={sourceSet(screen, language, tone, type)}
            sizes={sizes}
            width={screen.width}
            height={screen.height}
          />
        )),
      )}
    </>
  )
}

function mediaOf(media: string | undefined, isDark: boolean): string | undefined {
  const queries = [...(media ? [media] : []), ...(isDark ? ['(prefers-color-scheme: dark)'] : [])]
  return queries.join(' and ') || undefined
}

function sourceSet(screen: Screen, language: Language, tone: ScreenTone, type: ScreenType): string {
  return screenWidths(screen.width, type)
    .map((width) => `${screenFile({ name: screen.name, language, tone, width, type })} ${width}w`)
    .join(', ')
}
